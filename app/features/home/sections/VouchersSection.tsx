import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { ViewOf } from '../home-view.ts'

/** Vouchers that everybody may use, with their codes. */
export function VouchersSection({ section }: { section: ViewOf<'VOUCHERS'> }) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<Section
			id={`home-${section.id}`}
			title={section.title}
			more={
				<TextLink touch="line" href={path(paths.vouchers)}>
					{t('home.allVouchers')}
				</TextLink>
			}
		>
			<ul className="grid gap-4 min-[45rem]:grid-cols-3">
				{section.vouchers.map(({ code, title, terms, until }) => (
					<Card as="li" key={code} className="grid content-between gap-3 border-dashed">
						<div>
							<h3 className="text-16">{title}</h3>
							<MutedText>{terms}</MutedText>
						</div>
						<div className="flex flex-wrap items-center justify-between gap-2">
							<span className="rounded-small bg-tint-2 px-2 py-1 font-bold tracking-normal">
								{code}
							</span>
							<MutedText size={12}>{t('home.voucherUntil', { date: until })}</MutedText>
						</div>
					</Card>
				))}
			</ul>
		</Section>
	)
}
