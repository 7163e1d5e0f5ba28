type RatingProps = {
	/** `4,8`. */
	value: string
	/** Announced before the value: "Nilai". */
	label?: string
	/** After the value: `(132)`. */
	count?: string
}

/** Classes of what has a star before it, which is not read out. */
export const starred = 'starred'

/** A star and a number. */
export function Rating({ value, label, count }: RatingProps) {
	return (
		<span className={starred}>
			{label ? <span className="sr-only">{`${label} `}</span> : null}
			{count ? `${value} ${count}` : value}
		</span>
	)
}
