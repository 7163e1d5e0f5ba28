/** How much of a whole, as a bar; `label` says it in words to screen readers. */
export function Meter({ value, max, label }: { value: number; max: number; label: string }) {
	return <progress className="meter" value={Math.min(value, max)} max={max} aria-label={label} />
}
