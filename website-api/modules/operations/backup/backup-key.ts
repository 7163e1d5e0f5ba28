import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'

/** The key of backups cannot be used. */
class UnusableKey extends Error {}

/**
 * The key of backups, in the format of age: a passphrase, an identity (`AGE-SECRET-KEY-1…`), or only the recipient of one
 * (`age1…`), with which backups can be made but not be read.
 */
export type BackupKey = {
	canRead: boolean
	encrypter(): Promise<Encrypter>
	/** @throws UnusableKey for a recipient */
	decrypter(): Decrypter
}

const SHORTEST = 20
/**
 * 64 MiB and a fifth of a second for each attempt. Less than age's own 18, since a passphrase here is a random key that no
 * person types.
 */
const WORK_FACTOR = 16

/** @throws UnusableKey if there is none, or a passphrase that could be guessed */
export function readBackupKey(text: string | undefined): BackupKey {
	if (!text) {
		throw new UnusableKey(
			'ETALASE_BACKUP_KEY (or ETALASE_BACKUP_KEY_FILE) is not set. Make a key with "openssl rand -base64 32", and keep it apart from the backups: without it nobody can read them.',
		)
	}
	if (text.startsWith('age1')) return recipient(text)
	if (text.startsWith('AGE-SECRET-KEY-')) return identity(text)
	if (text.length < SHORTEST) {
		throw new UnusableKey(
			`ETALASE_BACKUP_KEY is shorter than ${SHORTEST} characters. Make one with "openssl rand -base64 32".`,
		)
	}
	return {
		canRead: true,
		async encrypter() {
			const encrypter = new Encrypter()
			encrypter.setPassphrase(text)
			encrypter.setScryptWorkFactor(WORK_FACTOR)
			return encrypter
		},
		decrypter() {
			const decrypter = new Decrypter()
			decrypter.addPassphrase(text)
			return decrypter
		},
	}
}

function recipient(text: string): BackupKey {
	return {
		canRead: false,
		async encrypter() {
			const encrypter = new Encrypter()
			encrypter.addRecipient(text)
			return encrypter
		},
		decrypter() {
			throw new UnusableKey(
				'ETALASE_BACKUP_KEY is a recipient (age1…), which can only make backups. Set the identity (AGE-SECRET-KEY-1…) to read one.',
			)
		},
	}
}

function identity(text: string): BackupKey {
	return {
		canRead: true,
		encrypter: async () => recipient(await identityToRecipient(text)).encrypter(),
		decrypter() {
			const decrypter = new Decrypter()
			decrypter.addIdentity(text)
			return decrypter
		},
	}
}
