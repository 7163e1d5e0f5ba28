import { agents as listed } from '../../agents.ts'

/** One row each: code, name, district, months since joining, then the shop's name and the last digits of the number if they are shown. */
export const agents = listed([
	['SDG-AYU01', 'Ayu Kartikasari', '32.73.01', 34, 'Ruang Ayu', '10001'],
	['SDG-RATIH', 'Ratih Purwaningsih', '33.72.01', 31, 'Griya Ratih Laweyan', '10002'],
	['SDG-FITRI7', 'Fitri Handayani', '31.75.01', 30, undefined, '10003'],
	['SDG-NUR05', 'Nurhaliza Putri', '73.71.02', 28],
	['SDG-MEDAN1', 'Desi Simanjuntak', '12.71.03', 27, 'Butik Desi', '10005'],
	['SDG-YANI', 'Yani Rahmawati', '13.71.04', 25],
	['SDG-BALI88', 'Ni Luh Sukreni', '51.71.01', 24, 'Sukreni Busana', '10007'],
	['SDG-RINA12', 'Rina Oktaviani', '32.75.04', 22],
	['SDG-UMI', 'Umi Kalsum', '63.71.05', 21, 'Umi Hijab', '10009'],
	['SDG-SLM02', 'Siti Latifah', '34.04.06', 20, undefined, '10010'],
	['SDG-PTK01', 'Maria Goretti Lie', '61.71.05', 19],
	['SDG-WULAN', 'Wulan Suryaningrum', '33.74.06', 18, 'Wulan Kebaya', '10012'],
	['SDG-ACEH3', 'Cut Meutia Rahmi', '11.71.02', 17],
	['SDG-HJI22', 'Haji Imron Fauzi', '33.75.02', 16, 'Toko Imron Pekalongan', '10014'],
	['SDG-PLB09', 'Tiara Anggraini', '16.71.04', 14],
	['SDG-LMP01', 'Dian Puspitasari', '18.71.01', 13, undefined, '10016'],
	['SDG-NTB04', 'Baiq Hidayati', '52.71.03', 12, 'Baiq Tenun', '10017'],
	['SDG-MND', 'Grace Wowor', '71.71.04', 10],
	['SDG-CRB01', 'Iis Aisyah', '32.74.05', 9, 'Dapur Batik Iis', '10019'],
	['SDG-SMD10', 'Rahmad Hidayat', '64.72.05', 8],
	['SDG-KPG01', 'Yohana Tallo', '53.71.04', 6, undefined, '10021'],
	['SDG-BTM05', 'Lisa Marlina', '21.71.06', 5],
	['SDG-AMB', 'Novita Latuheru', '81.71.02', 3, 'Novita Mode', '10023'],
	['SDG-JYP02', 'Yuliana Wenda', '91.71.03', 2],
])
