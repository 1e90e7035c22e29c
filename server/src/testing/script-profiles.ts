import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { makeProfile } from './make-profile.ts'

type Texts = {
  name: string
  headline: string
  place: string
  summary: string
  company: string
  title: string
  lines: string[]
  school: string
  subject: string
  skills: string[]
}

/** Profiles in scripts that need fonts of their own, with long lines, numbers and foreign words. */
const texts = {
  hebrew: {
    name: 'דנה לוי־כהן',
    headline: 'מהנדסת תוכנה בכירה',
    place: 'תל אביב',
    summary:
      'מהנדסת תוכנה עם עשר שנות ניסיון בפיתוח מערכות תשלומים ובהובלת צוותים קטנים, מתמחה בבסיסי נתונים ובתשתיות ענן.',
    company: 'נורדליכט לוגיסטיקה',
    title: 'ראש צוות פיתוח',
    lines: [
      'ניהלתי צוות של 5 מפתחים והובלתי את המעבר לענן תוך שמונה חודשים בלי שעה אחת של השבתה.',
      'קיצרתי את זמן הפריסה מ-45 דקות ל-6 דקות.',
    ],
    school: 'הטכניון',
    subject: 'מדעי המחשב',
    skills: ['ניהול פרויקטים', 'בסיסי נתונים', 'Kubernetes'],
  },
  arabic: {
    name: 'ليلى عبد الرحمن',
    headline: 'مهندسة برمجيات أولى',
    place: 'عمّان',
    summary:
      'مهندسة برمجيات بخبرة عشر سنوات في تطوير أنظمة الدفع وقيادة فرق صغيرة، متخصصة في قواعد البيانات والبنية السحابية.',
    company: 'شركة النور للتقنية',
    title: 'قائدة فريق التطوير',
    lines: [
      'قدت فريقًا من 5 مطورين ونقلت الأنظمة كلها إلى السحابة خلال ثمانية أشهر من دون ساعة توقف واحدة للعملاء.',
      'خفضت زمن النشر من 45 دقيقة إلى 6 دقائق.',
    ],
    school: 'الجامعة الأردنية',
    subject: 'علم الحاسوب',
    skills: ['إدارة المشاريع', 'قواعد البيانات', 'Kubernetes'],
  },
  devanagari: {
    name: 'प्रिया शर्मा',
    headline: 'वरिष्ठ सॉफ़्टवेयर इंजीनियर',
    place: 'दिल्ली',
    summary:
      'भुगतान प्रणालियों के विकास और छोटी टीमों के नेतृत्व में दस वर्ष का अनुभव। विद्यार्थियों को प्रशिक्षण दिया, राष्ट्रीय संस्कृति परियोजना में श्रमदान किया।',
    company: 'क्षितिज प्रौद्योगिकी',
    title: 'द्वितीय श्रेणी अभियंता',
    lines: [
      'मैंने २०१९ से ५ लोगों की टीम का नेतृत्व किया और परिनियोजन का समय ४५ मिनट से घटाकर ६ मिनट किया।',
      'ज्ञान प्रबंधन, बुद्धिमत्ता और कर्तव्यनिष्ठा से लागत ३०% घटाई।',
    ],
    school: 'दिल्ली विश्वविद्यालय',
    subject: 'संगणक विज्ञान',
    skills: ['परियोजना प्रबंधन', 'सुरक्षा', 'Kubernetes'],
  },
  thai: {
    name: 'สมชาย ใจดี',
    headline: 'วิศวกรซอฟต์แวร์อาวุโส',
    place: 'กรุงเทพมหานคร',
    summary:
      'วิศวกรที่มีประสบการณ์สิบปีในการพัฒนาระบบชำระเงินออนไลน์และดูแลทีมขนาดเล็ก ตั้งแต่ปี 2562 ทำงานกับบริษัทญี่ปุ่นและรับผิดชอบการย้ายฐานข้อมูลทั้งหมดขึ้นคลาวด์โดยไม่หยุดให้บริการ',
    company: 'บริษัท น้ำใส จำกัด',
    title: 'หัวหน้าทีมพัฒนา',
    lines: [
      'รับผิดชอบการพัฒนาระบบชำระเงินออนไลน์และดูแลทีมวิศวกรจำนวนห้าคนในกรุงเทพมหานครตั้งแต่เริ่มต้นจนส่งมอบให้ลูกค้าทั้งฝั่งในประเทศและต่างประเทศ',
      'ลดเวลาติดตั้งจาก 45 นาที เหลือ 6 นาที',
    ],
    school: 'จุฬาลงกรณ์มหาวิทยาลัย',
    subject: 'วิทยาการคอมพิวเตอร์',
    skills: ['การจัดการโครงการ', 'ฐานข้อมูล', 'Kubernetes'],
  },
  chinese: {
    name: '王小明',
    headline: '高级软件工程师',
    place: '上海',
    summary:
      '十年支付系统开发经验，曾带领五人团队完成云端迁移，期间没有丢失任何一笔订单；获公司“年度最佳员工”称号——熟悉分布式系统、数据库与微服务，喜欢简洁的文档和可靠的技术。',
    company: '北方物流有限公司',
    title: '技术负责人',
    lines: [
      '负责支付系统的开发与维护，带领五人团队将部署时间从四十五分钟缩短到六分钟，并在两个晚上迁移了三十八个数据库，停机时间只有四分钟，客户没有察觉到任何变化。',
      '将云端费用降低31%。',
    ],
    school: '清华大学',
    subject: '计算机科学',
    skills: ['项目管理', '数据库', 'Kubernetes'],
  },
  traditional: {
    name: '張偉喆',
    headline: '資深軟體工程師',
    place: '臺北',
    summary:
      '十年支付系統開發經驗，曾帶領五人團隊完成雲端遷移，熟悉臺灣與香港市場的數據平臺，喜歡簡潔的文件和可靠的技術。',
    company: '遠東資訊股份有限公司',
    title: '技術經理',
    lines: [
      '負責臺灣與香港市場的數據平臺，帶領五人團隊將部署時間從四十五分鐘縮短到六分鐘，並在兩個晚上遷移了三十八個資料庫，停機時間只有四分鐘，客戶沒有察覺任何變化。',
      '將雲端費用降低31%。',
    ],
    school: '國立臺灣大學',
    subject: '資訊工程學',
    skills: ['專案管理', '資料庫', 'Kubernetes'],
  },
  japanese: {
    name: '山田太郎',
    headline: 'シニアソフトウェアエンジニア',
    place: '東京',
    summary:
      '決済システムの開発を十年間担当し、五人のチームを率いてクラウドへの移行を完了しました。注文を一件も失うことなく、三十八のデータベースを二晩で移しました。「簡潔な文書」と信頼できる技術を好みます。',
    company: '株式会社日の出物流',
    title: '開発チームリーダー',
    lines: [
      '決済システムの開発と保守を担当し、五人のチームを率いてデプロイ時間を四十五分から六分に短縮しました。オンコール体制を整え、障害の件数を一年で半分に減らしました。',
      'クラウド費用を31％削減しました。',
    ],
    school: '東京大学',
    subject: '情報科学',
    skills: ['プロジェクト管理', 'データベース', 'Kubernetes'],
  },
  korean: {
    name: '김민준',
    headline: '선임 소프트웨어 엔지니어',
    place: '서울',
    summary:
      '결제 시스템 개발 경력 십 년, 다섯 명의 팀을 이끌어 주문을 한 건도 잃지 않고 클라우드로 이전하였습니다. 간결한 문서와 믿을 수 있는 기술을 좋아합니다.',
    company: '한빛물류 주식회사',
    title: '개발팀장',
    lines: [
      '결제 시스템의 개발과 유지보수를 담당하며 다섯 명의 팀을 이끌어 배포 시간을 사십오 분에서 육 분으로 단축하였고, 이틀 밤 동안 서른여덟 개의 데이터베이스를 옮겼습니다.',
      '클라우드 비용을 31% 절감하였습니다.',
    ],
    school: '서울대학교 (大學)',
    subject: '컴퓨터공학',
    skills: ['프로젝트 관리', '데이터베이스', 'Kubernetes'],
  },
} satisfies Record<string, Texts>

export type TestedScript = keyof typeof texts
export const testedScripts = Object.keys(texts) as TestedScript[]

export function profileInScript(script: TestedScript): ProfileDocument {
  const { name, headline, place, summary, company, title, lines, school, subject, skills } = texts[script]
  const { personal_details, professional_experience, education } = makeProfile()
  return makeProfile({
    personal_details: { ...personal_details, name, headline, present_location: place, address: '' },
    profile_summary: summary,
    professional_experience: professional_experience.slice(0, 1).map((job) => ({
      ...job,
      company,
      title,
      location: place,
      responsibilities: lines,
      notable_achievements: [],
    })),
    education: education.map((it) => ({ ...it, institution: school, specialization: subject })),
    skills: skills.map((skill) => ({ id: skill, skill, category: '' })),
    volunteer_experience: [],
    projects: [],
    training: [],
    publications: [],
    certifications: [],
  })
}
