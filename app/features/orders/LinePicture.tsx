import { PictureFrame } from '#web/ui/PictureFrame.tsx'

/** A product's thumbnail; not printed. */
export function LinePicture({ id }: { id: string }) {
	return (
		<PictureFrame size="thumbnail" className="print:hidden">
			<img
				src={`/media/${id}/160.webp`}
				alt=""
				width={72}
				height={72}
				loading="lazy"
				decoding="async"
				className="size-full object-cover"
			/>
		</PictureFrame>
	)
}
