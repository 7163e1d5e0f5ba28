import { buildProducts } from '../../build-product.ts'
import { art } from '../../category-tree.ts'
import { footerMenu } from '../../footer-menu.ts'
import type { SeedCompany } from '../../seed-shapes.ts'
import { audio } from './audio.ts'
import { capture } from './capture.ts'
import { categories } from './categories.ts'
import { computing } from './computing.ts'
import { content } from './content.ts'
import { extras } from './extras.ts'
import { home } from './home.ts'
import { homePage } from './home-page.ts'
import { phones } from './phones.ts'
import { power } from './power.ts'

/** The electronics shop. */
export const gawai: SeedCompany = {
	code: 'gawai',
	name: 'Kawat & Cahaya',
	legalName: 'PT Kawat Cahaya Elektronika',
	tagline: {
		id: 'Gawai yang bisa dipercaya, dijelaskan apa adanya',
		en: 'Gadgets you can trust, described as they are',
	},
	domains: ['gawai.localhost'],
	palette: 'blue',
	look: { typePairing: 'technical', corners: 'soft', headerLayout: 'search' },
	customerCarePhone: '+6281200030303',
	originDistrict: '35.78.07',
	returnAddress:
		'Kawat & Cahaya, Jalan Genteng Kali No. 45, Genteng, Kota Surabaya, Jawa Timur 60275',
	banks: [
		{
			code: 'BCA',
			name: 'Bank Central Asia',
			number: '0003456789',
			holder: 'PT Kawat Cahaya Elektronika',
		},
		{
			code: 'MANDIRI',
			name: 'Bank Mandiri',
			number: '0000033445566',
			holder: 'PT Kawat Cahaya Elektronika',
		},
		{
			code: 'BNI',
			name: 'Bank Negara Indonesia',
			number: '0003344556',
			holder: 'PT Kawat Cahaya Elektronika',
		},
	],
	flashSale: {
		name: { id: 'Kilat Akhir Pekan', en: 'Weekend Flash' },
		days: 7,
		percentOff: 25,
		quota: 40,
		products: [
			'powerbank-saku-10000',
			'pengisi-gan-30',
			'cas-mobil-45',
			'lampu-tidur-sentuh',
			'mikrofon-klip-nirkabel',
			'kabel-hdmi-21',
		],
	},
	logo: { shape: 'round', colour: '#26406b', accent: '#f6d98a', seed: 1 },
	studio: 'workbench',
	heroes: [
		{
			slug: 'meja-kerja',
			scene: [
				art('keyboard', '#d9cbb2', '#e0784f'),
				art('lamp', '#e0a458', '#f6d98a', undefined, 2),
				art('laptop', '#b9c0c8', '#5b8def', undefined, 3),
			],
			wall: '#37424d',
		},
		{
			slug: 'ruang-dengar',
			scene: [
				art('microphone', '#8f9aa5', '#e0784f'),
				art('speaker', '#e07a63', '#efe7d8', undefined, 2),
				art('headphones', '#2b2f38', '#d9a566'),
			],
			wall: '#c6cfd4',
		},
		{
			slug: 'penuh-daya',
			scene: [
				art('charger', '#eceef0', '#4fc3a1'),
				art('cable', '#e07a63', '#31517a'),
				art('powerbank', '#4a5a6a', '#4fc3a1'),
			],
			wall: '#2c3a48',
		},
	],
	categories,
	banners: [
		{
			slug: 'meja-kerja-baru',
			title: { id: 'Meja kerja yang beres', en: 'A desk that works' },
			subtitle: {
				id: 'Laptop yang bisa kamu buka sendiri, dan temannya',
				en: 'A laptop you can open yourself, and its friends',
			},
			target: '/products/komputer',
			scene: [
				art('keyboard', '#d9cbb2', '#e0784f'),
				art('lamp', '#5d7360', '#e0a458'),
				art('laptop', '#b9c0c8', '#5b8def', undefined, 3),
			],
			background: '#e3e9f1',
		},
		{
			slug: 'peredam-bising',
			title: { id: 'Sunyi di tengah ramai', en: 'Quiet in the crowd' },
			subtitle: {
				id: 'Suarala Ruang turun tiga ratus ribu',
				en: 'Suarala Ruang, three hundred thousand off',
			},
			target: '/product/suarala-ruang',
			scene: [
				art('earbuds', '#b6a8d6', '#5b8def'),
				art('speaker', '#e07a63', '#efe7d8', undefined, 2),
				art('headphones', '#2b2f38', '#d9a566'),
			],
			background: '#ebe6f2',
		},
		{
			slug: 'mudik-penuh-daya',
			title: { id: 'Mudik dengan daya penuh', en: 'Travel fully charged' },
			subtitle: {
				id: 'Powerbank, kabel dan kepala cas yang jujur',
				en: 'Honest power banks, cables and chargers',
			},
			target: '/products/daya',
			scene: [
				art('charger', '#eceef0', '#4fc3a1'),
				art('cable', '#e07a63', '#31517a'),
				art('powerbank', '#2b2f38', '#4fc3a1'),
			],
			background: '#e1eeea',
		},
		{
			slug: 'senja-5g',
			title: { id: 'Nawala Senja 5G', en: 'Nawala Senja 5G' },
			subtitle: {
				id: 'Empat tahun pembaruan, tanggalnya tertulis di kotak',
				en: 'Four years of updates, dated on the box',
			},
			target: '/product/nawala-senja-5g',
			scene: [
				art('phone', '#d9cbb2', '#e58a5a', undefined, 2),
				art('phone', '#b6a8d6', '#7c6ff0', undefined, 5),
			],
			background: '#f3e8de',
		},
	],
	products: buildProducts('KC', [
		...phones,
		...audio,
		...power,
		...computing,
		...home,
		...capture,
		...extras,
	]),
	content,
	home: homePage,
	footerMenu: footerMenu(
		[['Ponsel & tablet', 'Phones & tablets'], '/products/ponsel-tablet'],
		[['Komputer', 'Computing'], '/products/komputer'],
		[['Daya', 'Power'], '/products/daya'],
	),
}
