import { noForm } from '#app/http/no-form.server.ts'
import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Controls } from '#app/features/gallery/Controls.tsx'
import { Failures } from '#app/features/gallery/Failures.tsx'
import { Fields } from '#app/features/gallery/Fields.tsx'
import { Overlays } from '#app/features/gallery/Overlays.tsx'
import { ProductExamples } from '#app/features/gallery/ProductExamples.tsx'
import { Lists } from '#app/features/gallery/Lists.tsx'
import { Messages } from '#app/features/gallery/Messages.tsx'
import { Moves } from '#app/features/gallery/Moves.tsx'

export const loader = () => null

export const action = noForm

/** A gallery of the ui components, for development. Its texts are examples. */
export default function Gallery() {
	return (
		<Container page>
			<PageHeader title="app/ui">Setiap komponen dalam semua keadaannya.</PageHeader>
			<Controls />
			<Fields />
			<Messages />
			<Moves />
			<Overlays />
			<Lists />
			<ProductExamples />
			<Failures />
		</Container>
	)
}
