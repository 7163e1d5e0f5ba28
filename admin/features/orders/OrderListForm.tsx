import { useTranslation } from 'react-i18next'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { type OrderRow, OrderTable } from './OrderTable.tsx'

type OrderListFormProps = {
	rows: OrderRow[]
	can: { process: boolean; pay: boolean }
	/** The button that stands out. */
	main: 'pay' | 'process' | null
	/** Numbers of the orders that are chosen at first. */
	chosen: 'all' | string[]
	/** The same list with all of it chosen, or none when all are. */
	chooseAll: string
}

/** Orders of which some are chosen, and what can be done with those. */
export function OrderListForm(props: OrderListFormProps) {
	const { rows, can, main, chosen, chooseAll } = props
	const look = (action: 'pay' | 'process') => (main === action ? 'primary' : 'secondary')
	const { t } = useTranslation('orders')
	return (
		<PostForm className="mt-3">
			<div className="rounded-card border border-line bg-ground px-4 py-1">
				<TextLink href={chooseAll} touch="line" className="text-14">
					{t(chosen === 'all' ? 'bulk.chooseNone' : 'bulk.chooseAll')}
				</TextLink>
				<OrderTable caption={t('title')} rows={rows} choose="n" chosen={chosen} />
			</div>
			<div className="sticky bottom-0 -mx-(--gutter) mt-3 flex flex-wrap items-center gap-2 border-t border-line bg-sunk px-(--gutter) py-3">
				<span className="text-14 text-mute max-sm:sr-only">{t('bulk.label')}</span>
				{can.pay ? (
					<Button variant={look('pay')} size="small" name="open" value="pay">
						{t('bulk.pay')}
					</Button>
				) : null}
				{can.process ? (
					<Button variant={look('process')} size="small">
						{t('bulk.process')}
					</Button>
				) : null}
				<Button size="small" name="open" value="labels">
					{t('bulk.labels')}
				</Button>
				<Button size="small" name="open" value="slips">
					{t('bulk.slips')}
				</Button>
			</div>
		</PostForm>
	)
}
