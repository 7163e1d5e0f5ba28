type RatingProps = {
	/** `4,8`. */
	value: string
	/** Read out in place of the star: "Nilai". */
	label?: string
	/** After the value: `(132)`. */
	count?: string
}

/** Class of what has a star before it, which is read out as its `data-sign`. */
export const starred = 'starred'

/** A star and a number. */
export function Rating({ value, label, count }: RatingProps) {
	return (
		<span className={starred} data-sign={label}>
			{count ? `${value} ${count}` : value}
		</span>
	)
}
