import { ProductCard } from '#app/ui/ProductCard.tsx'
import { ProductGrid } from '#app/ui/ProductGrid.tsx'
import { Price } from '#app/ui/Price.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { RatingBars } from '#app/ui/RatingBars.tsx'
import { Stat } from '#web/ui/Stat.tsx'
import { PictureFrame } from '#web/ui/PictureFrame.tsx'
import { Example } from './Example.tsx'

const titles = [
	'Kemeja linen lengan panjang',
	'Tas',
	'Rok lilit tenun tangan dengan dua saku dan judul yang panjang sekali',
	'Syal',
]

/** Cards, prices, ratings. */
export function ProductExamples() {
	return (
		<>
			<Example name="ProductCard">
				<ProductGrid>
					{titles.map((title, index) => (
						<ProductCard
							key={title}
							href="#ui-ProductCard"
							title={title}
							picture={<PictureFrame />}
							tag={index === 1 ? 'Habis' : undefined}
							price={<Price now="Rp 125.000" {...(index === 0 ? sale : undefined)} />}
							meta={<Rating label="Nilai" value="4,8" count="(132)" />}
						/>
					))}
				</ProductGrid>
			</Example>
			<Example name="Price">
				<Price now="Rp 125.000" {...sale} size="large" />
			</Example>
			<Example name="RatingBars">
				<RatingBars
					bars={[5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars * 7, label: `${stars}` }))}
				/>
			</Example>
			<Example name="Stat">
				<Stat label="Saldo" value="Rp 250.000">
					Bisa dipakai kapan saja
				</Stat>
			</Example>
		</>
	)
}

const sale = { before: 'Rp 150.000', percent: '-17%', beforeLabel: 'Harga semula' }
