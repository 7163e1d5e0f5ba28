import { article as artiAngka20s24s30s } from './content-articles/arti-angka-20s-24s-30s.ts'
import { article as batikUntukKondangan } from './content-articles/batik-untuk-kondangan.ts'
import { article as jinsJarangDicuci } from './content-articles/jins-jarang-dicuci.ts'
import { article as keManaPerginyaPerca } from './content-articles/ke-mana-perginya-perca.ts'
import { article as lemariDiMusimHujan } from './content-articles/lemari-di-musim-hujan.ts'
import { article as linenKusutItuWajar } from './content-articles/linen-kusut-itu-wajar.ts'
import { article as lurikDariKlaten } from './content-articles/lurik-dari-klaten.ts'
import { article as membacaEmpatMotifBatik } from './content-articles/membaca-empat-motif-batik.ts'
import { article as mencuciBatikTanpaTakutLuntur } from './content-articles/mencuci-batik-tanpa-takut-luntur.ts'
import { article as mengukurBadanSendiri } from './content-articles/mengukur-badan-sendiri.ts'
import { article as sepuluhPotongSatuBulan } from './content-articles/sepuluh-potong-satu-bulan.ts'
import { article as voalTegakSeharian } from './content-articles/voal-tegak-seharian.ts'

/** Newest first. */
export const articles = [
	mencuciBatikTanpaTakutLuntur,
	sepuluhPotongSatuBulan,
	membacaEmpatMotifBatik,
	linenKusutItuWajar,
	voalTegakSeharian,
	mengukurBadanSendiri,
	lurikDariKlaten,
	jinsJarangDicuci,
	artiAngka20s24s30s,
	batikUntukKondangan,
	lemariDiMusimHujan,
	keManaPerginyaPerca,
]
