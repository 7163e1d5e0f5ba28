import { useTranslation } from 'react-i18next'

export type Ways = {
	couriers: { name: string; imageUrl: string }[]
	banks: { code: string; name: string }[]
}

/** Who delivers and how to pay. */
export function WaysStrip({ couriers, banks }: Ways) {
	const { t } = useTranslation('catalog')
	if (couriers.length === 0 && banks.length === 0) return null
	return (
		<div className="panel mt-12 grid gap-6 lg:mt-16 lg:grid-cols-[2fr_1fr]">
			{couriers.length > 0 ? (
				<section aria-labelledby="couriers" className="stack stack-s">
					<h2 id="couriers" className="text-14 font-semibold">
						{t('home.couriers')}
					</h2>
					<ul className="row">
						{couriers.map(({ name, imageUrl }) => (
							<li key={imageUrl} className="rounded-control bg-[#fff] p-1">
								<img
									src={imageUrl}
									alt={name}
									width={72}
									height={28}
									loading="lazy"
									className="h-7 w-18 object-contain"
								/>
							</li>
						))}
					</ul>
				</section>
			) : null}
			{banks.length > 0 ? (
				<section aria-labelledby="payments" className="stack stack-s">
					<h2 id="payments" className="text-14 font-semibold">
						{t('home.payments')}
					</h2>
					<ul className="row">
						{banks.map(({ code, name }) => (
							<li key={code} className="tag">
								{name}
							</li>
						))}
					</ul>
				</section>
			) : null}
		</div>
	)
}
