import { clsx } from 'clsx'

/** A bar that shows a share; `label` is its text for screen readers. */
export function Meter({ value, max, label }: { value: number; max: number; label: string }) {
	return (
		<progress
			className={clsx(
				'block h-2 w-full appearance-none overflow-hidden rounded-full bg-tint-2 [&::-moz-progress-bar]:bg-link [&::-webkit-progress-bar]:bg-tint-2 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-link',
				inForcedColours,
			)}
			value={Math.min(value, max)}
			max={max}
			aria-label={label}
		/>
	)
}

/** Forced colours drop backgrounds: the bar is the system's own there. */
const inForcedColours = 'forced-colors:appearance-auto forced-colors:overflow-visible'
