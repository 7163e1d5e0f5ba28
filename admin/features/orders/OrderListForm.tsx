import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { LABEL_SIZES, type LabelSize } from '#contract/label-size.ts'
import { type OrderRow, OrderTable } from './OrderTable.tsx'

type OrderListFormProps = {
	rows: OrderRow[]
	can: { process: boolean; pay: boolean }
	/** The highlighted button. */
	primaryAction: 'pay' | 'process' | 'deliver' | null
	/** Initially selected orders. */
	chosen: 'all' | string[]
	/** The same list with all orders selected, or none when all are. */
	selectAllHref: string
	/** The size that labels are printed in. */
	labelSize: LabelSize
}

/** Selectable orders, with the actions for the selected ones. */
export function OrderListForm(props: OrderListFormProps) {
	const { rows, can, primaryAction, chosen, selectAllHref, labelSize } = props
	const variantOf = (action: 'pay' | 'process' | 'deliver') =>
		primaryAction === action ? 'primary' : 'secondary'
	const { t } = useTranslation('orders')
	return (
		<PostForm className="mt-3">
			<div className="rounded-card border border-line bg-ground px-4 py-1">
				<TextLink href={selectAllHref} touch="line" className="text-14">
					{t(chosen === 'all' ? 'bulk.chooseNone' : 'bulk.chooseAll')}
				</TextLink>
				<OrderTable caption={t('title')} rows={rows} checkboxName="n" chosen={chosen} />
			</div>
			<div className="sticky bottom-0 -mx-(--gutter) mt-3 flex flex-wrap items-center gap-2 border-t border-line bg-sunk px-(--gutter) py-3">
				<span className="text-14 text-mute max-sm:sr-only">{t('bulk.label')}</span>
				{can.pay ? (
					<Button variant={variantOf('pay')} size="small" name="open" value="pay">
						{t('bulk.pay')}
					</Button>
				) : null}
				{can.process && primaryAction === 'deliver' ? (
					<Button variant={variantOf('deliver')} size="small" name="open" value="deliver">
						{t('bulk.deliver')}
					</Button>
				) : null}
				{can.process ? (
					<Button variant={variantOf('process')} size="small">
						{t('bulk.process')}
					</Button>
				) : null}
				{can.process ? (
					<Button size="small" name="open" value="book">
						{t('bulk.book')}
					</Button>
				) : null}
				<PrintButtons labelSize={labelSize} />
			</div>
		</PostForm>
	)
}

/** Papers of the selected orders; the size of labels is remembered. */
function PrintButtons({ labelSize }: { labelSize: LabelSize }) {
	const { t } = useTranslation('orders')
	return (
		<>
			<div className="flex items-center gap-1">
				<Button size="small" name="open" value="labels">
					{t('bulk.labels')}
				</Button>
				<SelectField
					id="size"
					name="size"
					label={t('label.size')}
					hideLabel
					defaultValue={labelSize}
					options={LABEL_SIZES.map((size) => ({ value: size, label: t(`label.sizes.${size}`) }))}
				/>
			</div>
			<Button size="small" name="open" value="slips">
				{t('bulk.slips')}
			</Button>
			<Button size="small" name="open" value="picks">
				{t('bulk.picks')}
			</Button>
		</>
	)
}
