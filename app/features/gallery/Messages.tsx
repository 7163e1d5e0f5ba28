import { TONES } from '#web/domain/tones.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Meter } from '#web/ui/Meter.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { useToast } from '#app/ui/Toaster.tsx'
import { Example } from './Example.tsx'

/** Alerts, toasts and loading states. */
export function Messages() {
	const toast = useToast()
	return (
		<>
			<Example name="Alert">
				{TONES.map((tone) => (
					<Alert key={tone} tone={tone} title={`Judul ${tone}`}>
						Kalimat yang menjelaskan apa yang terjadi.
					</Alert>
				))}
			</Example>
			<Example name="Toaster">
				<div className="flex flex-wrap items-center gap-2">
					{TONES.map((tone) => (
						<Button key={tone} type="button" onClick={() => toast({ tone, text: `Pesan ${tone}` })}>
							{tone}
						</Button>
					))}
					<Button type="button" onClick={() => toast({ tone: 'error' })}>
						error, tanpa kata
					</Button>
				</div>
			</Example>
			<Example name="Waiting">
				<Meter label="Menuju gratis ongkir" value={60} max={100} />
				<Skeleton label="Memuat" count={3} />
				<Skeleton label="Memuat" shape="grid" count={4} />
			</Example>
			<Example name="EmptyState">
				<EmptyState title="Belum ada apa-apa" action={<Button variant="primary">Mulai</Button>}>
					Satu kalimat, satu tindakan.
				</EmptyState>
			</Example>
			<Example name="Disclosure">
				<Disclosure summary="Tertutup">Isi yang disembunyikan.</Disclosure>
				<Disclosure summary="Terbuka" open>
					Isi yang terlihat.
				</Disclosure>
			</Example>
		</>
	)
}
