/** A bar that shows a share; `label` is its text for screen readers. */
export function Meter({ value, max, label }: { value: number; max: number; label: string }) {
	return <progress className="meter" value={Math.min(value, max)} max={max} aria-label={label} />
}
