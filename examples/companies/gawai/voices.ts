import { parcelHappy, parcelSad, type Said, type Voices } from '../../build-reviews.ts'
import { byCategory, byShape } from './voice-lines.ts'

/** What buyers say of a product: of its shape where that has words of its own, else of its category. */
export function voicesFor(category: string, shape: string): Voices {
	const own = byShape[shape] ?? byCategory[category]
	if (!own) throw new Error(`No voices for ${category}`)
	return { said: own, anything, happy: parcelHappy, sad: parcelSad }
}

const anything: Said[] = [
	[5, 'Dites semua fungsi dulu, normal.'],
	[5, 'Beli lagi buat orang tua di kampung.'],
	[4, 'Oke, hanya kardusnya agak penyok.'],
	[5, 'Admin bantu pilih yang cocok, bukan yang paling mahal.'],
	[3, 'Bisa dipakai, tapi petunjuknya minim.'],
	[5, 'Dibandingkan toko sebelah, di sini lebih lengkap keterangannya.'],
	[4, 'Pas untuk kebutuhan saya, nggak lebih nggak kurang.'],
	[5, 'Nggak nyangka seawet ini.'],
	[5, 'Segel utuh, garansi langsung aktif.'],
	[5, 'Bahannya terasa mahal.'],
	[4, 'Sesuai deskripsi, bukunya ada bahasa Indonesia.'],
	[5, 'Penjelasan di halamannya jujur, jadi nggak kecewa.'],
	[4, 'Fungsional, desainnya bersih.'],
	[3, 'Standar, sesuai harganya.'],
	[5, 'Sudah tiga bulan dipakai tiap hari, lancar.'],
]
