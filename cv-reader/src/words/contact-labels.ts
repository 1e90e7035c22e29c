import { normalWords } from './normal-words.ts'

/** What a label in a contact block says about the text behind it; `other` has no place in the profile. */
export type ContactLabel =
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'location'
  | 'nationality'
  | 'birth'
  | 'marital'
  | 'languages'
  | 'link'
  | 'other'

const words: Record<ContactLabel, string> = {
  name: 'name|full name|names|vollstandiger name|vor und nachname|vor und zuname|nom|nom complet|nom et prenom|prenom et nom|nombre|nombre completo|nombre y apellidos|nome|nome completo|nome e cognome|naam|volledige naam|candidate name|name in full|surname first name|name surname',
  email:
    'email|e mail|mail|email address|e mail address|email id|mail id|e mail adresse|emailadresse|mailadresse|courriel|adresse e mail|adresse email|correo|correo electronico|indirizzo e mail|posta elettronica|endereco de e mail|e mailadres|emails|e',
  phone:
    'phone|phones|tel|telephone|mobile|mob|cell|cellphone|cell phone|mobile phone|phone number|telephone number|mobile number|contact number|contact no|phone no|mobile no|tel no|contact|ph|whatsapp|telefon|telefonnummer|mobil|mobiltelefon|handy|handynummer|festnetz|mobilnummer|rufnummer|telephone portable|portable|tel portable|telefono|telefono movil|movil|celular|telefono celular|cellulare|recapito telefonico|telefone|telemovel|telefoon|telefoonnummer|mobiel|gsm|m|t|p|c|home phone|work phone|numero de telephone|tel mobile|mobile tel|numero de telefono',
  address:
    'address|home address|postal address|permanent address|current address|mailing address|street|anschrift|adresse|wohnanschrift|postanschrift|strasse|adresse postale|domicile|direccion|domicilio|indirizzo|residenza|endereco|morada|adres|woonadres|residential address|present address|correspondence address|address for correspondence',
  location:
    'location|city|based in|place|lives in|living in|current location|residence|place of residence|wohnort|ort|wohnhaft in|standort|lieu|ville|localisation|lieu de residence|ubicacion|ciudad|residencia|localidad|lugar de residencia|localita|citta|luogo|localizacao|cidade|localidade|woonplaats|plaats|city country|city state',
  nationality:
    'nationality|nationalities|citizenship|citizen|citizenships|nationalitat|staatsangehorigkeit|staatsburgerschaft|nationalite|nacionalidad|ciudadania|nazionalita|cittadinanza|nacionalidade|cidadania|nationaliteit',
  birth:
    'date of birth|birth date|birthdate|dob|d o b|born|born on|birthday|date and place of birth|place and date of birth|date place of birth|geburtsdatum|geboren|geboren am|geb|geb am|geburtstag|geburtsdatum und ort|geburtsdatum ort|geburtsdatum geburtsort|geburtstag ort|geburtstag und ort|date de naissance|ne le|nee le|ne e le|nee|date et lieu de naissance|fecha de nacimiento|fecha nacimiento|nacido el|nacida el|fecha y lugar de nacimiento|data di nascita|nato il|nata il|data e luogo di nascita|luogo e data di nascita|data de nascimento|nascimento|nascido em|geboortedatum|geboren op',
  marital:
    'marital status|civil status|familienstand|zivilstand|situation familiale|situation de famille|etat civil|estado civil|stato civile|burgerlijke staat|personenstand|family status',
  languages:
    'languages|language|languages known|languages spoken|sprachen|sprachkenntnisse|langues|idiomas|lingue|talen',
  link: 'linkedin|github|gitlab|website|web|homepage|portfolio|site|blog|url|twitter|x|xing|stackoverflow|stack overflow|site web|sitio web|pagina web|sito|sito web|webseite|internet|medium|kaggle|behance|dribbble|orcid|google scholar|www|personal website|linkedin profile|linkedin url|github profile|link|links|online|w',
  other:
    'fax|telefax|age|alter|edad|sex|gender|geschlecht|sexe|sexo|sesso|religion|konfession|father s name|fathers name|mother s name|mothers name|passport|passport no|passport number|driving license|driving licence|driver s license|fuhrerschein|permis|permis de conduire|carnet de conducir|patente|visa|visa status|place of birth|geburtsort|lieu de naissance|lugar de nacimiento|luogo di nascita|naturalidade|height|weight|blood group|skype|telegram|hobbies|interests|date|datum|availability|notice period|job title|title|position|beruf|children|kinder|enfants|hijos|dni|nie|nif|codice fiscale|work authorization|work permit|salary|driving|telegram id|discord|icq|wechat|caste|category|rijbewijs|husband s name|spouse',
}

const labels = new Map<string, ContactLabel>(
  Object.entries(words).flatMap(([label, list]) =>
    list.split('|').map((word): [string, ContactLabel] => [word.replaceAll(' ', ''), label as ContactLabel]),
  ),
)

/** What a whole text means as a label, `Geburtsdatum` or `E-mail:`; undefined for any other text. */
export function labelNamed(text: string): ContactLabel | undefined {
  if (text.length > 40) return undefined
  return labels.get(normalWords(text).join(''))
}

/** The words that stand for themselves before a value without a colon: `Born 3 May 1990`, `Tel. 030 123`. */
const leading =
  /^(tel(?:e(?:phone|fon|fono|fone|foon))?|phone|mobile|mobil|mob|cell|handy|email|e-mail|mail|fax|born(?: on)?|geboren(?: am)?|geb\. am|né(?:\(?e\)?)? le|née le|nacid[oa] el|nat[oa] il|date of birth|nationality|nationalit[äéy]t?|address|linkedin|github|website|web)[.)]?\s+(?=\S)/iu

/** A text split into its label and what stands behind it; without label where it has none that is known. */
export function splitLabel(text: string): { label: ContactLabel | undefined; rest: string } {
  const colon = text.slice(0, 42).search(/[:：]/)
  if (colon > 0) {
    const label = labelNamed(text.slice(0, colon))
    if (label !== undefined && !text.slice(colon + 1).startsWith('//'))
      return { label, rest: text.slice(colon + 1).trim() }
  }
  const found = leading.exec(text)
  const label = found?.[1] === undefined ? undefined : labelNamed(found[1])
  return label === undefined || found === null
    ? { label: undefined, rest: text }
    : { label, rest: text.slice(found[0].length).trim() }
}
