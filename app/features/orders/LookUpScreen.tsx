import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { imageWidths } from '#app/domain/image-widths.ts'
import type { BrandView } from '#app/domain/brand.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { BrandLayout } from '#app/ui/BrandLayout.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { LookUpForm } from './LookUpForm.tsx'

type LookUpScreenProps = {
	/** Number from the URL; the phone is still needed. */
	number: string
	/** Numbers of the orders placed or opened in this browser. */
	recent: string[]
	result: SubmissionResult<string[]> | undefined
	brand: BrandView
	formToken: string
}

/** Looks up an order by number and phone. */
export function LookUpScreen({ brand, number, recent, result, formToken }: LookUpScreenProps) {
	const { t } = useTranslation('orders')
	const path = usePath()
	return (
		<BrandLayout {...brand} widths={imageWidths.banner}>
			<PageHeader title={t('lookUp.title')}>
				{number === '' ? t('lookUp.lead') : t('lookUp.first', { number })}
			</PageHeader>
			<LookUpForm number={number} result={result} formToken={formToken} />
			{recent.length > 0 ? (
				<section className="mt-8 lg:mt-12" aria-labelledby="recent">
					<h2 id="recent">{t('lookUp.recent')}</h2>
					<ul>
						{recent.map((each) => (
							<li key={each} className="border-b border-line">
								<Anchor
									href={`${path(paths.orderLookUp)}?order=${encodeURIComponent(each)}`}
									className="flex flex-wrap items-center justify-between gap-2 min-h-12 tabular-nums font-semibold"
								>
									{each}
									<Icon name="right" />
								</Anchor>
							</li>
						))}
					</ul>
				</section>
			) : null}
		</BrandLayout>
	)
}
