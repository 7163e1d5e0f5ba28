type RatingProps = {
	/** `4,8`. */
	value: string
	/** Announced before the value: "Nilai". */
	label?: string
	/** After the value: `(132)`. */
	count?: string
}

/** A star and a number. */
export function Rating({ value, label, count }: RatingProps) {
	return (
		<span className="before:mr-[3px] before:text-star before:silent-['★']">
			{label ? <span className="sr-only">{`${label} `}</span> : null}
			{count ? `${value} ${count}` : value}
		</span>
	)
}
