export type FontLook = {
  bold: boolean
  italic: boolean
  draws: 'letters' | 'signs' | 'icons'
}

/** Reads the look from a PostScript name: "Lato-Bold", "SegoeUI,Bold", Computer Modern's CMBX, TI and SL. */
export function fontLook(name = ''): FontLook {
  const family = name.replace(/^[A-Z]{6}\+/, '')
  return {
    bold: boldName.test(family) || texBold.test(family),
    italic: /italic|oblique|slanted|kursiv/i.test(family) || texItalic.test(family),
    draws: iconName.test(family) ? 'icons' : signName.test(family) ? 'signs' : 'letters',
  }
}

const boldName = /bold|black|heavy|[-_, ](bd|blk|hvy|demi)($|[-_, ]|it)|-medi($|[-_, ]|ital)|demibd|semibd/i
const texBold = /^(CM|EC|SF|LM|E)(SS|TT)?(BX|DC|DUNH|SX|BITT)|^LM[A-Za-z]+\d+-Bold|^SF(BX|SX|RB|BI)|^EC(BX|SX|BI)/
const texItalic = /^(CM|EC|SF|LM)(SS)?(TI|SL|MI|I\d|BXTI|BXSL|BI)/
const iconName = /awesome|icon|fontello|glyphs?($|[-_, ])|material-?symbols|typicons|marvosym|^feather/i
const signName = /wingdings|webdings|dingbat|^symbol|opensymbol|-symbols?$/i
