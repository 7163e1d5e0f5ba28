import { agents as listed } from '../../agents.ts'

/** One row each: code, name, district, months since joining, then the shop's name and the last digits of the number if they are shown. */
export const agents = listed([
	['KCE-SBY01', 'Teguh Santoso', '35.78.02', 40, 'Teguh Elektronik', '30001'],
	['KCE-WONO', 'Linda Kurniawati', '35.78.04', 35, undefined, '30002'],
	['KCE-MLG', 'Arif Budiman', '35.73.01', 32, 'Arif Gadget Malang', '30003'],
	['KCE-JEMBER', 'Nurul Hidayah', '35.09.06', 30],
	['KCE-SDA05', 'Eko Prasetyo', '35.15.06', 29, 'Eko Komputer', '30005'],
	['KCE-SOLO', 'Bambang Trihatmojo', '33.72.05', 27, 'Bengkel Pak Bambang', '30006'],
	['KCE-SMG02', 'Dwi Astuti', '33.74.03', 26],
	['KCE-JKT11', 'Steven Wijaya', '31.74.02', 24, 'Titik Daya Setiabudi', '30008'],
	['KCE-BDG07', 'Asep Supriatna', '32.73.05', 23, undefined, '30009'],
	['KCE-DEPOK', 'Rama Aditya', '32.76.06', 21],
	['KCE-TNGS', 'Melissa Hartono', '36.74.03', 20, 'Pojok Kabel', '30011'],
	['KCE-SERANG', 'Ahmad Baihaqi', '36.73.01', 19],
	['KCE-BALI3', 'I Made Wirawan', '51.71.03', 18, 'Wirawan Cell', '30013'],
	['KCE-MEDAN', 'Johan Tarigan', '12.71.05', 17, undefined, '30014'],
	['KCE-PDG', 'Rio Febriansyah', '13.71.02', 15],
	['KCE-BTM01', 'Kelvin Tan', '21.71.02', 14, 'Nagoya Digital', '30016'],
	['KCE-BABEL', 'Sarah Oktavia', '19.71.04', 13],
	['KCE-BKL', 'Hendri Saputra', '17.71.02', 11, 'Hendri Servis', '30018'],
	['KCE-PTK', 'Alvin Liem', '61.71.01', 10, undefined, '30019'],
	['KCE-TRK01', 'Dedi Kurniawan', '65.71.02', 8, 'Tarakan Gawai', '30020'],
	['KCE-KDI', 'Wa Ode Sitti', '74.71.01', 7],
	['KCE-GTO02', 'Ismail Pakaya', '75.71.06', 5, 'Pakaya Cell', '30022'],
	['KCE-SRG01', 'Marthen Kambuaya', '96.71.01', 4],
	['KCE-MRK', 'Petrus Gebze', '93.01.01', 2, 'Kios Cahaya Merauke', '30024'],
])
