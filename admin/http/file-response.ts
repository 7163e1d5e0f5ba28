const shown = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** A file that someone sent: a picture is shown, anything else is downloaded, and neither is trusted. */
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
