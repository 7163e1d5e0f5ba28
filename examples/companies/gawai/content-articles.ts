import { article as cadanganTigaDuaSatu } from './content-articles/cadangan-tiga-dua-satu.ts'
import { article as kenapaWifiRumahLambat } from './content-articles/kenapa-wifi-rumah-lambat.ts'
import { article as laptopKuliahEmpatTahun } from './content-articles/laptop-kuliah-empat-tahun.ts'
import { article as lumenKelvinDanCri } from './content-articles/lumen-kelvin-dan-cri.ts'
import { article as membersihkanKeyboard } from './content-articles/membersihkan-keyboard.ts'
import { article as memilihKepalaCasMenurutWatt } from './content-articles/memilih-kepala-cas-menurut-watt.ts'
import { article as memilihTvMenurutJarakDuduk } from './content-articles/memilih-tv-menurut-jarak-duduk.ts'
import { article as powerbankDanAturanPesawat } from './content-articles/powerbank-dan-aturan-pesawat.ts'
import { article as stopKontakDanListrik900Va } from './content-articles/stop-kontak-dan-listrik-900-va.ts'
import { article as supayaBateraiPonselAwet } from './content-articles/supaya-baterai-ponsel-awet.ts'
import { article as twsUntukKrlLariDanRapat } from './content-articles/tws-untuk-krl-lari-dan-rapat.ts'
import { article as usbCTidakSemuanyaSama } from './content-articles/usb-c-tidak-semuanya-sama.ts'

/** Newest first. */
export const articles = [
	memilihKepalaCasMenurutWatt,
	supayaBateraiPonselAwet,
	powerbankDanAturanPesawat,
	kenapaWifiRumahLambat,
	laptopKuliahEmpatTahun,
	membersihkanKeyboard,
	twsUntukKrlLariDanRapat,
	usbCTidakSemuanyaSama,
	cadanganTigaDuaSatu,
	stopKontakDanListrik900Va,
	lumenKelvinDanCri,
	memilihTvMenurutJarakDuduk,
]
