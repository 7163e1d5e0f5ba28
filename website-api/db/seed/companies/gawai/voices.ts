import { parcelHappy, parcelSad, type Said, type Voices } from '../../build-reviews.ts'
import { byCategory, byShape } from './voice-lines.ts'

/** What buyers say of a product: of its shape where that has words of its own, else of its category. */
export function voicesFor(category: string, shape: string): Voices {
	const own = byShape[shape] ?? byCategory[category]
	if (!own) throw new Error(`No voices for ${category}`)
	return { said: [...own, ...anything], happy: parcelHappy, sad: parcelSad }
}

const anything: Said[] = [
	[5, 'Segel utuh, garansi langsung aktif.'],
	[5, 'Bahannya terasa mahal.'],
	[4, 'Sesuai deskripsi, bukunya ada bahasa Indonesia.'],
	[5, 'Penjelasan di halamannya jujur, jadi nggak kecewa.'],
	[4, 'Fungsional, desainnya bersih.'],
	[3, 'Standar, sesuai harganya.'],
	[5, 'Sudah tiga bulan dipakai tiap hari, lancar.'],
]
