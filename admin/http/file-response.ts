const shown = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** An uploaded file as a response: pictures are shown inline, anything else is downloaded. */
export function fileResponse({ bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: string }) {
	const isPicture = shown.includes(type.split(';')[0]?.trim() ?? '')
	return new Response(bytes, {
		headers: {
			'Content-Type': isPicture ? type : 'application/octet-stream',
			'Content-Disposition': isPicture ? 'inline' : 'attachment',
			'Cache-Control': 'private, no-store',
		},
	})
}
