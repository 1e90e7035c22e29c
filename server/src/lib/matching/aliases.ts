/**
 * Different spellings of one thing: every phrase of a line means its first one. Only spellings that everybody in the
 * trade takes for the same are listed; "related" is not the same (Java is not JavaScript, Excel is not Sheets).
 */
const groups: readonly (readonly string[])[] = [
  ['kubernetes', 'k8s'],
  ['javascript', 'js', 'ecmascript'],
  ['typescript', 'ts'],
  ['golang', 'go lang', 'go'],
  ['postgresql', 'postgres', 'psql'],
  ['react', 'react.js', 'reactjs'],
  ['vue', 'vue.js', 'vuejs'],
  ['angular', 'angular.js', 'angularjs'],
  ['node.js', 'node', 'nodejs', 'node js'],
  ['next.js', 'nextjs'],
  ['.net', 'dotnet', 'dot net', '.net core'],
  ['c#', 'c sharp', 'csharp'],
  ['c++', 'cpp'],
  ['aws', 'amazon web services'],
  ['google cloud', 'gcp', 'google cloud platform'],
  ['azure', 'microsoft azure', 'ms azure'],
  ['machine learning', 'ml'],
  ['artificial intelligence', 'ai'],
  ['natural language processing', 'nlp'],
  ['ci/cd', 'cicd', 'continuous integration', 'ci cd'],
  ['quality assurance', 'qa'],
  ['user experience', 'ux'],
  ['user interface', 'ui'],
  ['search engine optimization', 'seo', 'search engine optimisation'],
  ['customer relationship management', 'crm'],
  ['enterprise resource planning', 'erp'],
  ['human resources', 'hr'],
  ['excel', 'microsoft excel', 'ms excel'],
  ['word', 'microsoft word', 'ms word'],
  ['powerpoint', 'power point', 'microsoft powerpoint', 'ms powerpoint'],
  ['microsoft office', 'ms office'],
  ['power bi', 'powerbi', 'microsoft power bi'],
  ['rest api', 'restful api', 'rest apis', 'restful apis'],
  ['front end', 'frontend', 'front-end'],
  ['back end', 'backend', 'back-end'],
  ['full stack', 'fullstack', 'full-stack'],
  ['registered nurse', 'rn'],
  ['intensive care', 'icu', 'intensive care unit'],
  ['basic life support', 'bls'],
  ['advanced cardiac life support', 'acls', 'advanced cardiovascular life support'],
  ['cpr', 'cardiopulmonary resuscitation'],
  ['electronic health record', 'ehr', 'electronic health records', 'emr', 'electronic medical record'],
  ['accounts payable', 'a/p'],
  ['accounts receivable', 'a/r'],
  ['project management professional', 'pmp'],
  ['business to business', 'b2b'],
  ['key performance indicator', 'kpi', 'kpis'],
  ['organisation', 'organization'],
  ['optimise', 'optimize'],
  ['programme', 'program'],
  ['health care', 'healthcare'],
  ['data base', 'database'],
  ['ecommerce', 'e-commerce', 'e commerce'],
]

/** Every listed phrase with the phrase that it means; both in lower case. */
export const aliases: ReadonlyMap<string, string> = new Map(groups.flatMap(([meaning = '', ...spellings]) => spellings.map((spelling) => [spelling, meaning])))

/**
 * Skills whose names are everyday words. In a posting they count only as a name: written with a capital (or as given)
 * and not as the first word of a sentence, where "Go the extra mile" and "Excel in your role" stand.
 */
export const everydayWords: ReadonlySet<string> = new Set([
  'go', 'r', 'c', 'd', 'excel', 'word', 'access', 'swift', 'spring', 'rust', 'dart', 'julia', 'outlook', 'teams', 'express', 'flask', 'chef',
  'puppet', 'salt', 'helm', 'sketch', 'unity', 'ruby', 'rails', 'crystal', 'elm', 'scratch', 'processing', 'numbers', 'pages', 'keynote', 'notion',
  'slack', 'zoom', 'asana', 'sage', 'oracle', 'drive', 'dash', 'bash', 'make', 'maven', 'ant', 'node', 'react', 'storm', 'spark', 'hive', 'pig',
])
