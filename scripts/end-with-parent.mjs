// Loaded into the processes of the shop ahead of their own code: when the command that started them
// is killed outright, its channel closes, and they end as if told to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
