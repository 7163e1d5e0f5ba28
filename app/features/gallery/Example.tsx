import type { ReactNode } from 'react'

/** A component's name, with examples of its states. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
	return (
		<section
			className="flex flex-col gap-4 border-t border-line py-6"
			aria-labelledby={`ui-${name}`}
		>
			<h2 id={`ui-${name}`} className="text-18">
				{name}
			</h2>
			{children}
		</section>
	)
}
