/* Notes what a process writes below a folder, and when it has it synced: see disk.py.
   Loaded by LD_PRELOAD; POWER_FOLDER and POWER_JOURNAL say where. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;
static char folder[PATH_MAX];

__attribute__((constructor)) static void begin(void) {
    const char *at = getenv("POWER_FOLDER"), *to = getenv("POWER_JOURNAL");
    if (at && to && realpath(at, folder)) {
        strcat(folder, "/");
        journal = open(to, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
}

struct head { uint8_t kind, unused; uint16_t name; uint32_t size; uint64_t at; } __attribute__((packed));

static void note(char kind, const char *path, uint64_t at, const void *data, uint32_t size) {
    size_t below = strlen(folder);
    if (journal < 0) return;
    /* The folder itself is synced when names in it are to stay. */
    int itself = strlen(path) == below - 1 && !strncmp(path, folder, below - 1);
    if (!itself && strncmp(path, folder, below)) return;
    const char *name = itself ? "." : path + below;
    struct head head = {(uint8_t)kind, 0, (uint16_t)strlen(name), size, at};
    struct iovec parts[] = {
        {&head, sizeof head}, {(void *)name, head.name}, {(void *)data, data ? size : 0}};
    if (writev(journal, parts, 3) < 0) abort();
}

static void note_fd(char kind, int fd, uint64_t at, const void *data, uint32_t size) {
    char link[64], path[PATH_MAX];
    if (journal < 0) return;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return;
    path[length] = 0;
    note(kind, path, at, data, size);
}

#define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#define WRITES(name, offset)                                              \
    ssize_t name(int fd, const void *data, size_t size, offset at) {      \
        REAL(name);                                                       \
        pthread_mutex_lock(&lock);                                        \
        ssize_t done = real(fd, data, size, at);                          \
        if (done > 0) note_fd('w', fd, (uint64_t)at, data, (uint32_t)done); \
        pthread_mutex_unlock(&lock);                                      \
        return done;                                                      \
    }
WRITES(pwrite, off_t)
WRITES(pwrite64, off64_t)

#define TRUNCATES(name, offset)                                \
    int name(int fd, offset size) {                            \
        REAL(name);                                            \
        pthread_mutex_lock(&lock);                             \
        int done = real(fd, size);                             \
        if (!done) note_fd('t', fd, (uint64_t)size, 0, 0);     \
        pthread_mutex_unlock(&lock);                           \
        return done;                                           \
    }
TRUNCATES(ftruncate, off_t)
TRUNCATES(ftruncate64, off64_t)

/* Noted after the call only: until then nothing was promised. What others write meanwhile is
   taken for unsynced, for the mark counts what was noted before the call. */
#define SYNCS(name)                                                       \
    int name(int fd) {                                                    \
        REAL(name);                                                       \
        pthread_mutex_lock(&lock);                                        \
        off_t mark = journal < 0 ? 0 : lseek(journal, 0, SEEK_END);       \
        pthread_mutex_unlock(&lock);                                      \
        int done = real(fd);                                              \
        pthread_mutex_lock(&lock);                                        \
        if (!done) note_fd('s', fd, (uint64_t)mark, 0, 0);                \
        pthread_mutex_unlock(&lock);                                      \
        return done;                                                      \
    }
SYNCS(fsync)
SYNCS(fdatasync)

int unlink(const char *path) {
    REAL(unlink);
    pthread_mutex_lock(&lock);
    int done = real(path);
    if (!done) note('u', path, 0, 0, 0);
    pthread_mutex_unlock(&lock);
    return done;
}
