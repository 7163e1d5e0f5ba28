import type { SeedContent } from '#examples/content-shapes.ts'
import type { Art } from '#examples/art-shapes.ts'

const art: Art = { shape: 'shirt', colour: '#446688', accent: '#ddccbb', seed: 1 }
const picture = {
	scene: [art],
	background: '#eeeeff',
	alt: { id: 'Kaos terlipat', en: 'A folded tee' },
}

/** The content of a tiny shop; both shops have different content at the same addresses. */
export function tinyContent(shop: string): SeedContent {
	const say = (id: string, en: string) => ({ id: `${id} ${shop}`, en: `${en} ${shop}` })
	const page = {
		summary: say('Ringkasan', 'Summary'),
		html: { id: `<p>Isi ${shop}</p>`, en: `<p>Text ${shop}</p>` },
	}
	return {
		pages: [
			{ key: 'about', title: say('Tentang', 'About'), ...page },
			{
				key: 'faq',
				title: say('Tanya jawab', 'Questions'),
				...page,
				faq: [
					{
						title: say('Pengiriman', 'Delivery'),
						entries: [
							{
								question: say('Berapa lama sampai?', 'How long does it take?'),
								answer: { id: '<p>Dua hari.</p>', en: '<p>Two days.</p>' },
							},
						],
					},
				],
			},
		],
		informations: [
			{ slug: 'ukuran', title: say('Ukuran', 'Sizes'), ...page },
			{ slug: 'jahitan', title: say('Jahitan', 'Seams'), ...page },
		],
		articleCategories: [
			{ slug: 'perawatan', name: say('Perawatan', 'Care') },
			{ slug: 'gaya', name: say('Gaya', 'Style') },
			{ slug: 'kosong', name: say('Kosong', 'Empty') },
		],
		articles: Array.from({ length: 5 }, (_, at) => ({
			slug: `artikel-${at + 1}`,
			category: at < 3 ? 'perawatan' : 'gaya',
			title: say(`Judul ${at + 1}`, `Title ${at + 1}`),
			summary: say('Cara mencuci', 'How to wash'),
			html: {
				id: `<p>Isi artikel ${shop} ${'kata '.repeat(390)}</p>`,
				en: `<p>Article text 100% ${shop}</p>`,
			},
			author: 'Rani',
			daysOld: 5 + at,
			picture,
			products: at === 0 ? ['jaket-hujan'] : [],
		})),
		agents: [
			{
				code: 'SARI01',
				name: 'Sari Dewi Wulandari',
				district: '31.74.01',
				whatsapp: '+6281234567890',
				monthsAgo: 14,
			},
			{
				code: 'BUDI_02',
				name: 'Budi Santoso',
				shopName: `Toko 100% ${shop}`,
				district: '32.73.01',
				monthsAgo: 2,
			},
		],
		bannerTexts: [
			{
				slug: 'musim-hujan',
				html: { id: `<p>Hujan ${shop}</p>`, en: `<p>Rain ${shop}</p>` },
				products: ['jaket-hujan', 'kaos-1'],
			},
		],
	}
}
