import { article as dariBuahKakaoKeBatang } from './content-articles/dari-buah-kakao-ke-batang.ts'
import { article as esKopiSusuSepertiDiKedai } from './content-articles/es-kopi-susu-seperti-di-kedai.ts'
import { article as gilingBasahCaraSumatra } from './content-articles/giling-basah-cara-sumatra.ts'
import { article as gilinganMenentukanSegalanya } from './content-articles/gilingan-menentukan-segalanya.ts'
import { article as maduMengkristalBukanPalsu } from './content-articles/madu-mengkristal-bukan-palsu.ts'
import { article as membedakanTingkatSangrai } from './content-articles/membedakan-tingkat-sangrai.ts'
import { article as membelaRobusta } from './content-articles/membela-robusta.ts'
import { article as mengenaliGulaArenAsli } from './content-articles/mengenali-gula-aren-asli.ts'
import { article as menyimpanKopiDiNegeriLembap } from './content-articles/menyimpan-kopi-di-negeri-lembap.ts'
import { article as naturalHoneyDanWashed } from './content-articles/natural-honey-dan-washed.ts'
import { article as sambalYangTahanPerjalanan } from './content-articles/sambal-yang-tahan-perjalanan.ts'
import { article as v60Pertamamu } from './content-articles/v60-pertamamu.ts'

/** Newest first. */
export const articles = [
	membedakanTingkatSangrai,
	gilingBasahCaraSumatra,
	v60Pertamamu,
	sambalYangTahanPerjalanan,
	gilinganMenentukanSegalanya,
	naturalHoneyDanWashed,
	esKopiSusuSepertiDiKedai,
	mengenaliGulaArenAsli,
	membelaRobusta,
	menyimpanKopiDiNegeriLembap,
	dariBuahKakaoKeBatang,
	maduMengkristalBukanPalsu,
]
