import { agents as listed } from '../../agents.ts'

/** One row each: code, name, district, months since joining, then the shop's name and the last digits of the number if they are shown. */
export const agents = listed([
	['PSG-TEBET', 'Hari Wicaksono', '31.74.01', 36, 'Kopi Pak Hari', '20001'],
	['PSG-GAYO1', 'Cut Nadia Safira', '11.71.04', 33, 'Dapur Gayo', '20002'],
	['PSG-BGR02', 'Agung Priyatna', '32.71.03', 30],
	['PSG-SLAMET', 'Slamet Riyadi', '33.74.01', 29, 'Angkringan Slamet', '20004'],
	['PSG-JOGJA', 'Anindya Larasati', '34.71.03', 27, 'Seduh Anindya', '20005'],
	['PSG-MLG07', 'Yusuf Maulana', '35.73.05', 26, undefined, '20006'],
	['PSG-SBY11', 'Christine Halim', '35.78.05', 24],
	['PSG-KOMANG', 'Komang Suartini', '51.03.02', 23, 'Warung Komang', '20008'],
	['PSG-MDN', 'Ronald Sitorus', '12.71.01', 21, 'Kede Sitorus', '20009'],
	['PSG-PDG04', 'Uni Rahmi', '13.71.03', 20],
	['PSG-PKU', 'Fadli Ramadhan', '14.71.03', 19, undefined, '20011'],
	['PSG-LPG01', 'Sri Wahyuni', '18.71.02', 18, 'Toko Sri Kedaton', '20012'],
	['PSG-JMB', 'Melly Anggraeni', '15.71.01', 16],
	['PSG-BEKASI', 'Indra Gunawan', '32.75.05', 15, undefined, '20014'],
	['PSG-TNG09', 'Vivi Tanujaya', '36.74.01', 14, 'Rumah Camilan Vivi', '20015'],
	['PSG-CRB', 'Wawan Setiawan', '32.74.01', 13],
	['PSG-MTR02', 'Lalu Ardiansyah', '52.71.02', 11, 'Kopi Lalu', '20017'],
	['PSG-BJM', 'Hj. Norhayati', '63.71.01', 10],
	['PSG-BPN05', 'Feri Irawan', '64.71.05', 9, undefined, '20019'],
	['PSG-MKS01', 'Andi Tenri Ola', '73.71.04', 7, 'Pojok Toraja', '20020'],
	['PSG-PALU', 'Moh. Rizal Lamakarate', '72.71.03', 6],
	['PSG-MND08', 'Stevani Mandagi', '71.71.06', 5, 'Dapur Stevani', '20022'],
	['PSG-TERNATE', 'Nurlela Umasangaji', '82.71.02', 3],
	['PSG-WMN01', 'Yosep Kogoya', '95.01.01', 2, 'Kios Lembah', '20024'],
])
