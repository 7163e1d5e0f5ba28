import { cardStyle } from '#web/ui/Card.tsx'
import { dialogButton, type DialogProps } from './dialog-parts.ts'
import { useUpgrade } from './use-upgrade.ts'

const loadDialog = () => import('./radix/RadixDialog.tsx').then((module) => module.RadixDialog)

/** A button that opens a question below it; a modal dialog with script. */
export function Dialog(props: DialogProps) {
	const { Upgraded, details, summary, body } = useUpgrade(loadDialog)
	if (Upgraded) return <Upgraded {...props} />
	return (
		<details {...details}>
			<summary {...summary} className={dialogButton}>
				{props.button}
			</summary>
			<div {...body} className={cardStyle({ variant: 'filled', className: 'mt-2' })}>
				{props.children}
			</div>
		</details>
	)
}
