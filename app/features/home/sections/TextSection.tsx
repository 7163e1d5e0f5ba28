import { Story } from '#app/ui/Story.tsx'
import type { ViewOf } from '../home-view.ts'

/** A text of the shop's own. */
export function TextSection({ section }: { section: ViewOf<'TEXT'> }) {
	const id = `home-${section.id}`
	return (
		<section className="mt-12 grid justify-items-center lg:mt-16" aria-labelledby={id}>
			<Story {...section} id={id} align="center" />
		</section>
	)
}
