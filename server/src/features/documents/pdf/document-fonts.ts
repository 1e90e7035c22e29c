import { createRequire } from 'node:module'
import path from 'node:path'

const { resolve } = createRequire(import.meta.url)
const expo = (family: string, name: string, weights: readonly string[]) =>
  weights.map((weight) =>
    path.join(path.dirname(resolve(`@expo-google-fonts/${family}/package.json`)), weight, `${name}_${weight}.ttf`),
  )
const semiBold = ['400Regular', '600SemiBold']
const bold = ['400Regular', '700Bold']

/**
 * Each with the weight that headings are set in; files, because of the many weights of a folder Typst might take another one.
 * Their characters are what a document can hold on a machine without fonts, and the templates name their families.
 */
export const documentFonts: readonly string[] = [
  ...expo('source-sans-3', 'SourceSans3', semiBold),
  ...expo('source-serif-4', 'SourceSerif4', semiBold),
  ...expo('vazirmatn', 'Vazirmatn', semiBold),
  ...expo('assistant', 'Assistant', semiBold),
  ...expo('noto-sans-devanagari', 'NotoSansDevanagari', semiBold),
  ...expo('noto-sans-thai', 'NotoSansThai', semiBold),
  ...expo('biz-udpgothic', 'BIZUDPGothic', bold),
  ...expo('nanum-gothic', 'NanumGothic', bold),
  ...['Regular', 'Bold'].map((weight) =>
    path.join(path.dirname(resolve('@embedpdf/fonts-sc')), `../fonts/NotoSansHans-${weight}.otf`),
  ),
  ...expo('noto-emoji', 'NotoEmoji', ['400Regular']),
]
