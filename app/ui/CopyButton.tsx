import { Button } from '#web/ui/Button.tsx'
import { copyText, type CopyOutcome } from './copy-text.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ScriptedControl } from './ScriptedControl.tsx'
import { useToast } from './Toaster.tsx'

type CopyButtonProps = {
	/** The text to copy. */
	value: string
	/** The text shown; default the value; '': the button alone. */
	shown?: string
	/** Label of the button: "Salin". */
	label: string
	/** Spec section 5: 'Tidak ada teks yang disalin.', 'Berhasil salin teks ke clipboard', 'Gagal menyalin teks.' */
	messages: Record<CopyOutcome, string>
}

const tones = { empty: 'warning', copied: 'success', failed: 'error' } as const

/** A text that is selected as a whole when touched; with script, a button copies it. */
export function CopyButton({ value, shown = value, label, messages }: CopyButtonProps) {
	const toast = useToast()
	const copy = async () => {
		const outcome = await copyText(value, (text) => navigator.clipboard.writeText(text))
		toast({ tone: tones[outcome], text: messages[outcome] })
	}
	const button = (
		<ScriptedControl className={shown === '' ? 'min-h-11 items-center' : undefined}>
			<Button type="button" size="small" variant="quiet" className="-ml-2" onClick={copy}>
				<Icon name="copy" />
				{label}
			</Button>
		</ScriptedControl>
	)
	if (shown === '') return button
	return (
		<span className="inline-flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
			<span className="select-all">{shown}</span>
			{button}
		</span>
	)
}
