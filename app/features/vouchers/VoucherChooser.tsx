import { useTranslation } from 'react-i18next'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { VoucherChoice, VoucherView } from './voucher-view.ts'

type VoucherChooserProps = {
	id: string
	name: string
	legend: string
	/** Words for choosing none. */
	none: string
	choice: VoucherChoice
}

/** Vouchers of one kind to choose one or none of, and those that do not fit, with why. */
export function VoucherChooser({ id, name, legend, none, choice }: VoucherChooserProps) {
	const { t } = useTranslation('checkout')
	const { usable, others, chosen } = choice
	return (
		<div className="stack stack-s">
			<RadioCards
				{...{ id, name }}
				label={legend}
				defaultValue={usable.some(({ code }) => code === chosen) ? chosen : ''}
				cards={[
					{ value: '', title: none },
					...usable.map((voucher) => ({
						value: voucher.code,
						title: (
							<span className="row row-x">
								{voucher.title}
								<span className="num">
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
					<summary className="link inline-flex min-h-11 items-center text-14 font-semibold">
						{t('savings.others', { count: others.length })}
					</summary>
					<ul className="stack stack-s" data-unusable>
						{others.map((voucher) => (
							<li key={voucher.code} className="border-t border-line py-2">
								<p className="font-semibold">{voucher.title}</p>
								<p className="text-14">{voucher.whyNot}</p>
								<p className="help">
									<Details voucher={voucher} />
								</p>
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
