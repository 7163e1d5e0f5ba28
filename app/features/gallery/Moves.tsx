import { Breadcrumb } from '#app/ui/Breadcrumb.tsx'
import { Carousel } from '#app/ui/Carousel.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Steps } from '#web/ui/Steps.tsx'
import { Example } from './Example.tsx'

const texts = {
	label: 'Halaman',
	previous: 'Sebelumnya',
	next: 'Berikutnya',
	page: (page: number) => `Halaman ${page}`,
}
const places = ['Bahan', 'Ukuran', 'Perawatan']

/** Navigation. */
export function Moves() {
	return (
		<>
			<Example name="Breadcrumb">
				<Breadcrumb label="Jejak" trail={[{ href: '#', label: 'Beranda' }, { label: 'Kemeja' }]} />
			</Example>
			<Example name="Steps">
				<Steps
					label="Langkah"
					current={1}
					doneLabel="selesai"
					steps={places.map((label) => ({ label }))}
				/>
			</Example>
			<Example name="Pagination">
				<Pagination page={1} pages={3} hrefOf={(page) => `#page-${page}`} texts={texts} />
				<Pagination page={7} pages={20} hrefOf={(page) => `#page-${page}`} texts={texts} />
			</Example>
			<Example name="Carousel">
				<Carousel
					id="slides"
					label="Contoh"
					slideLabel={(number) => `Slide ${number}`}
					peek
					slides={places.map((label) => (slide) => (
						<div {...slide}>
							<div className="grid place-items-center rounded-card bg-tint py-12 lg:aspect-[16/6]">
								{label}
							</div>
						</div>
					))}
				/>
			</Example>
		</>
	)
}
