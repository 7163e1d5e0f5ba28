import { useTranslation } from '#app/i18n/use-translation.ts'
import { MutedText } from '#web/ui/MutedText.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { textLinkStyle } from '#web/ui/TextLink.tsx'
import type { VoucherChoice, VoucherView } from './voucher-view.ts'

type VoucherChooserProps = {
	id: string
	name: string
	legend: string
	/** Label of the choice without a voucher. */
	none: string
	choice: VoucherChoice
}

/** A radio group of vouchers of one kind, and those that can't be used with the reason. */
export function VoucherChooser({ id, name, legend, none, choice }: VoucherChooserProps) {
	const { t } = useTranslation('checkout')
	const { usable, others, chosen } = choice
	return (
		<div className="flex flex-col gap-2">
			<RadioCards
				id={id}
				name={name}
				label={legend}
				defaultValue={usable.some(({ code }) => code === chosen) ? chosen : ''}
				cards={[
					{ value: '', title: none },
					...usable.map((voucher) => ({
						value: voucher.code,
						title: (
							<span className="flex flex-wrap items-center justify-between gap-2">
								{voucher.title}
								<span className="tabular-nums">
									{voucher.isCashback
										? t('savings.cashbackOf', { amount: voucher.saving })
										: `-${voucher.saving ?? ''}`}
								</span>
							</span>
						),
						detail: <Details voucher={voucher} />,
					})),
				]}
			/>
			{others.length > 0 ? (
				<details>
					<summary
						className={textLinkStyle({ touch: 'block', className: 'text-14 font-semibold' })}
					>
						{t('savings.others', { count: others.length })}
					</summary>
					<ul className="flex flex-col gap-2" data-unusable>
						{others.map((voucher) => (
							<li key={voucher.code} className="border-t border-line py-2">
								<p className="font-semibold">{voucher.title}</p>
								<p className="text-14">{voucher.unavailableReason}</p>
								<MutedText>
									<Details voucher={voucher} />
								</MutedText>
							</li>
						))}
					</ul>
				</details>
			) : null}
		</div>
	)
}

function Details({ voucher }: { voucher: VoucherView }) {
	const { t } = useTranslation('checkout')
	return (
		<>
			{voucher.description}
			<br />
			{t('savings.until', { code: voucher.code, date: voucher.until })}
		</>
	)
}
