/** A courier's sign, on white in both looks since it is drawn for paper. */
export function CourierMark({ url }: { url: string }) {
	return (
		<img
			src={url}
			alt=""
			width={48}
			height={32}
			loading="lazy"
			decoding="async"
			className="h-8 w-12 flex-none rounded-control bg-[#fff] object-contain p-1"
		/>
	)
}
