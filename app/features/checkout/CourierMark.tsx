/** A courier's sign beside its name. */
export function CourierMark({ url }: { url: string }) {
	return (
		<img
			src={url}
			alt=""
			width={36}
			height={24}
			loading="lazy"
			decoding="async"
			className="h-6 w-9 flex-none object-contain"
		/>
	)
}
