import { foldWord } from './calendar-words.ts'

/**
 * Large cities of the countries whose languages are read, and seats of universities and industry there: enough to see
 * that a column of texts holds places. Names that are also words or surnames are left out.
 */
const large = `
New York|New York City|NYC|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|San Jose|Austin|
Jacksonville|Columbus|Charlotte|San Francisco|Indianapolis|Seattle|Denver|Boston|Nashville|Detroit|Portland|Las Vegas|
Memphis|Baltimore|Milwaukee|Albuquerque|Tucson|Sacramento|Atlanta|Miami|Raleigh|Omaha|Minneapolis|Oakland|Tampa|
Cleveland|Pittsburgh|Cincinnati|St. Louis|Orlando|Salt Lake City|Palo Alto|Mountain View|Sunnyvale|Menlo Park|Redmond|
Boulder|Ann Arbor|Brooklyn|Toronto|Montreal|Montréal|Vancouver|Calgary|Ottawa|Edmonton|Quebec|Québec|Waterloo|
London|Birmingham|Manchester|Leeds|Liverpool|Sheffield|Bristol|Glasgow|Edinburgh|Cardiff|Belfast|Nottingham|Leicester|
Newcastle|Southampton|Oxford|Cambridge|Brighton|Dublin|Cork|Galway|Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|
Auckland|Wellington|Christchurch|Cape Town|Johannesburg|Durban|Nairobi|Lagos|Accra|Cairo|
Berlin|Hamburg|München|Munich|Köln|Cologne|Frankfurt|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dortmund|Bremen|
Dresden|Hannover|Nürnberg|Nuremberg|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Münster|Karlsruhe|Mannheim|Augsburg|
Wiesbaden|Mönchengladbach|Gelsenkirchen|Aachen|Braunschweig|Kiel|Chemnitz|Magdeburg|Freiburg|Freiburg im Breisgau|
Krefeld|Mainz|Lübeck|Erfurt|Rostock|Kassel|Potsdam|Saarbrücken|Oldenburg|Osnabrück|Heidelberg|Darmstadt|Regensburg|
Paderborn|Ingolstadt|Würzburg|Ulm|Heilbronn|Wolfsburg|Göttingen|Erlangen|Jena|Konstanz|Tübingen|Gütersloh|
Wien|Vienna|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Zürich|Zurich|Genf|Genève|Geneva|Basel|Lausanne|Bern|Winterthur|
Luzern|Lucerne|St. Gallen|Lugano|Zug|
Paris|Marseille|Lyon|Toulouse|Nice|Nantes|Montpellier|Strasbourg|Bordeaux|Lille|Rennes|Reims|Saint-Étienne|Toulon|
Le Havre|Grenoble|Dijon|Angers|Nîmes|Villeurbanne|Clermont-Ferrand|Aix-en-Provence|Le Mans|Brest|Tours|Amiens|Limoges|
Annecy|Perpignan|Metz|Besançon|Orléans|Rouen|Mulhouse|Caen|Nancy|Saint-Denis|Boulogne-Billancourt|La Défense|Poitiers|
Bruxelles|Brussels|Antwerpen|Anvers|Gent|Gand|Liège|Charleroi|Namur|Leuven|Luxembourg|
Madrid|Barcelona|Valencia|Sevilla|Zaragoza|Málaga|Murcia|Palma|Palma de Mallorca|Bilbao|Alicante|Córdoba|Valladolid|
Vigo|Gijón|L'Hospitalet|Vitoria|Vitoria-Gasteiz|A Coruña|Granada|Elche|Oviedo|Badalona|Cartagena|Jerez|Sabadell|
Pamplona|San Sebastián|Santander|Salamanca|Burgos|Almería|Cádiz|Huelva|León|Tarragona|Girona|Lleida|Las Palmas|
Ciudad de México|México|Guadalajara|Monterrey|Puebla|Tijuana|Querétaro|Buenos Aires|Rosario|Mendoza|La Plata|Santiago|
Santiago de Chile|Valparaíso|Lima|Arequipa|Bogotá|Medellín|Cali|Barranquilla|Quito|Guayaquil|Caracas|Montevideo|
Asunción|La Paz|San José|Santo Domingo|La Habana|
Roma|Rome|Milano|Milan|Napoli|Torino|Palermo|Genova|Bologna|Firenze|Florence|Bari|Catania|Venezia|Verona|Padova|
Trieste|Brescia|Parma|Modena|Pisa|Bergamo|Trento|
Lisboa|Lisbon|Porto|Braga|Coimbra|Aveiro|Faro|São Paulo|Rio de Janeiro|Brasília|Salvador|Fortaleza|Belo Horizonte|
Curitiba|Recife|Porto Alegre|Campinas|Florianópolis|
Amsterdam|Rotterdam|Den Haag|The Hague|Utrecht|Eindhoven|Groningen|Tilburg|Breda|Nijmegen|Arnhem|Haarlem|Delft|Leiden|
Maastricht|Enschede|Zwolle|Stockholm|Göteborg|Gothenburg|Malmö|Uppsala|Lund|Oslo|Bergen|Trondheim|Stavanger|København|
Copenhagen|Aarhus|Odense|Helsinki|Espoo|Tampere|Turku|Reykjavík|Warszawa|Warsaw|Kraków|Krakow|Łódź|Wrocław|Poznań|
Gdańsk|Szczecin|Katowice|Lublin|Praha|Prague|Brno|Ostrava|Bratislava|Košice|Budapest|Bukarest|București|Bucharest|
Cluj-Napoca|Timișoara|Iași|Sofia|Zagreb|Ljubljana|Beograd|Belgrade|Athens|Athen|Thessaloniki|Istanbul|İstanbul|Ankara|
Izmir|Tallinn|Riga|Vilnius|Kyiv|Kiev|Lviv|Moscow|Moskau|Saint Petersburg|Minsk|Tel Aviv|Dubai|Abu Dhabi|Riyadh|Doha|
Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Hyderabad|Chennai|Kolkata|Pune|Ahmedabad|Noida|Gurgaon|Gurugram|Jaipur|
Kochi|Coimbatore|Karachi|Lahore|Islamabad|Dhaka|Colombo|Kathmandu|Singapore|Kuala Lumpur|Jakarta|Manila|Bangkok|Hanoi|
Ho Chi Minh City|Hong Kong|Taipei|Shanghai|Beijing|Shenzhen|Guangzhou|Tokyo|Osaka|Kyoto|Seoul|Busan`

const cities = new Set([
  ...large.split('|').map((name) => foldWord(name)),
  ...Intl.supportedValuesOf('timeZone').map((zone) => foldWord((zone.split('/').at(-1) ?? '').replaceAll('_', ' '))),
])

/** Whether a text is the name of a large city, alone or with a district's number or a postcode. */
export function isLargeCity(text: string): boolean {
  const plain = foldWord(
    text.replace(
      /\s?\(\d{2,5}\)$|^(?:[A-Z]{1,2}-)?\d{4,5}\s|\s\d{1,2}(?:e|er|ème)?$|^Greater\s|\s(?:Area|Metropolitan Area|Bay Area)$/giu,
      '',
    ),
  )
  return plain.length > 2 && cities.has(plain)
}
