/** A product's small picture beside its name. */
export function LinePicture({ id }: { id: string }) {
	return (
		<span className="pic pic-s print:hidden">
			<img
				src={`/media/${id}/160.webp`}
				alt=""
				width={72}
				height={72}
				loading="lazy"
				decoding="async"
			/>
		</span>
	)
}
