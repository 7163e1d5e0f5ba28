import { Container } from '#app/ui/Container.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Controls } from './Controls.tsx'
import { Failures } from './Failures.tsx'
import { Fields } from './Fields.tsx'
import { Overlays } from './Overlays.tsx'
import { ProductExamples } from './ProductExamples.tsx'
import { Lists } from './Lists.tsx'
import { Messages } from './Messages.tsx'
import { Moves } from './Moves.tsx'

/** A gallery of the ui components, for development. Its texts are examples. */
export function GalleryScreen() {
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
