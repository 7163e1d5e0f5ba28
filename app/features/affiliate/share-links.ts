/** Links for sharing: plain URLs, so no third party learns anything before one is followed. */
export function shareLinks(address: string, texts: string): { name: string; href: string }[] {
	const link = encodeURIComponent(address)
	const text = encodeURIComponent(texts)
	return [
		{ name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${texts} ${address}`)}` },
		{ name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
		{ name: 'X', href: `https://x.com/intent/post?text=${text}&url=${link}` },
		{ name: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${text}` },
	]
}
