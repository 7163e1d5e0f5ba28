/** Words that passwords are often made of, worldwide and in Indonesia. */
const WORDS = `
	password passwort passw0rd p4ssw0rd p@ssword p@ssw0rd pass admin administrator root user guest login welcome
	letmein master dragon monkey shadow sunshine princess football baseball basketball superman batman spiderman
	pokemon naruto michael jordan jennifer jessica ashley daniel charlie andrew thomas george hunter killer
	trustno iloveyou loveyou lovely love secret whatever freedom flower cheese computer internet google facebook
	instagram twitter tiktok youtube samsung iphone android windows apple banana orange chocolate cookie coffee
	summer winter spring autumn january february monday friday starwars matrix hello hellokitty abc abcd abcde abcdef
	abcdefg abcdefgh qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz azerty asd asdf asdfg asdfgh asdfghjk
	asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm qaz qazwsx qazwsxedc zaq zaqwsx test testing tester changeme default
	access server system mustang ferrari mercedes yamaha honda suzuki kawasaki toyota liverpool chelsea arsenal
	barcelona juventus manchester manutd realmadrid milan persib persija arema bonek jakmania viking
	sayang sayangku sayangkamu sayangmama sayangibu cinta cintaku cintakamu akucintakamu akusayangkamu akuganteng
	rahasia rahasiaku katasandi sandi sandiku indonesia indonesiaraya merdeka garuda pancasila bismillah alhamdulillah
	assalamualaikum allahuakbar subhanallah astagfirullah muhammad ahmad abdullah fatimah aisyah khadijah bismilah
	jakarta bandung surabaya medan semarang jogja yogyakarta malang solo bali denpasar makassar palembang bogor depok
	bekasi tangerang padang lampung pontianak manado aceh papua kalimantan sumatera sulawesi jawa
	ganteng cantik manis kamu kamuaku akukamu aku akuanakmama mama papa ibu ayah bapak bunda anak anakku keluarga
	keluargaku istriku suamiku kucing anjing kelinci harimau singa mawar melati bunga matahari bulan bintang langit
	pelangi hujan pantai gunung semangat sukses bahagia senyum rindu kangen jomblo mantan pacar pacarku sahabat teman
	selamat terimakasih makasih halo hallo apakabar doraemon nobita upin ipin dangdut nasigoreng rendang bakso sate
	budi agus dewi putri putra dian eko rini sari wati joko slamet susi yanti andi rizky ridho dimas bagus
	angga fitri nurul siti ayu rina indah ratna lestari wahyu hendra rudi dedi iwan bambang sulis tono
	juragan toko tokoku belanja online bisnis jualan reseller admintoko etalase
`
	.trim()
	.split(/\s+/)

const words = new Set(WORDS)

/**
 * True for passwords that are guessed first: a common word with or without digits and signs around it, a repeated
 * character or short sequence, or a row of the keyboard or of the alphabet.
 */
export function isCommonPassword(password: string): boolean {
	const lower = password.normalize('NFKC').toLowerCase().trim()
	const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
	const plain = lower.replace(/[^\p{L}\p{N}]/gu, '')
	return (
		words.has(core) ||
		words.has(lower) ||
		words.has(withoutLeet(core)) ||
		isDoubled(core) ||
		isRepeated(plain) ||
		isRow(plain) ||
		isDate(plain)
	)
}

function withoutLeet(text: string): string {
	const letters: Record<string, string> = {
		'0': 'o',
		'1': 'i',
		'3': 'e',
		'4': 'a',
		'5': 's',
		'7': 't',
	}
	return text
		.replace(/[013457]/g, (digit) => letters[digit] ?? digit)
		.replaceAll('@', 'a')
		.replaceAll('$', 's')
}

function isDoubled(text: string): boolean {
	const half = text.slice(0, text.length / 2)
	return half !== '' && half + half === text && words.has(half)
}

// aaaaaaaa, 12121212, abcabcabc.
function isRepeated(text: string): boolean {
	return /^(.{1,4})\1+$/u.test(text)
}

const rows = [
	'01234567890123456789',
	'98765432109876543210',
	'abcdefghijklmnopqrstuvwxyz',
	'qwertyuiopasdfghjklzxcvbnm',
	'1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
	'1q2w3e4r5t6y7u8i9o0p',
	'q1w2e3r4t5y6u7i8o9p0',
]

// Also two rows one after the other, e.g. 1234qwer and qwerty12345.
function isRow(text: string): boolean {
	for (let at = 0; at <= text.length; at++) {
		if (
			[text.slice(0, at), text.slice(at)].every((part) => rows.some((row) => row.includes(part)))
		) {
			return true
		}
	}
	return false
}

// A birthday as eight digits: 17081945, 19450817.
function isDate(text: string): boolean {
	const found = /^(?:(\d\d)(\d\d)(?:19|20)\d\d|(?:19|20)\d\d(\d\d)(\d\d))$/.exec(text)
	if (!found) return false
	const parts = [found[1] ?? found[3], found[2] ?? found[4]].map(Number)
	return parts.every((part) => part >= 1 && part <= 31) && parts.some((part) => part <= 12)
}
