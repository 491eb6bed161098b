#include "CMetaLensShims.h"

#include <stdlib.h>
#include <string.h>
#if defined(__APPLE__)
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif

// libexif allocates memory about four times for each entry and frees each allocation separately, which takes longer
// than reading the block. Here, a block's allocations come from a few large pieces, which are freed together. No memory
// is reused before that, so the total is limited: a block that repeats thumbnails, or maker notes that state large
// counts, would need thousands of times its own size.

// Under the address sanitizer each allocation is malloc's own and exactly as large as requested, so that the sanitizer
// notices reads beyond its end.
#if defined(__SANITIZE_ADDRESS__)
#define EACH_BY_ITSELF 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define EACH_BY_ITSELF 1
#endif
#endif

#define ALIGNMENT 16
#define FIRST_PIECE 16384
#define MOST_PIECE (1 << 20)

typedef struct piece {
  struct piece *previous;
  size_t size, used;  // bytes after this header
} piece;

struct metalens_exif_memory {
  piece *pieces;
  size_t next_size;
  size_t left;  // bytes that may still be allocated
  int is_exhausted;
};

// The memory of the block that this thread is loading.
static _Thread_local metalens_exif_memory *current;

metalens_exif_memory *metalens_exif_memory_new(size_t most) {
  metalens_exif_memory *memory = malloc(sizeof(metalens_exif_memory));
  if (memory) *memory = (metalens_exif_memory){.pieces = NULL, .next_size = FIRST_PIECE, .left = most};
  return memory;
}

metalens_exif_memory *metalens_exif_memory_use(metalens_exif_memory *memory) {
  metalens_exif_memory *before = current;
  current = memory;
  return before;
}

int metalens_exif_memory_is_exhausted(const metalens_exif_memory *memory) { return memory->is_exhausted; }

void metalens_exif_memory_free(metalens_exif_memory *memory) {
  if (!memory) return;
  for (piece *last = memory->pieces; last;) {
    piece *previous = last->previous;
    free(last);
    last = previous;
  }
  free(memory);
}

// Whether the block in use may allocate this many more bytes; charges them if so.
static int may_take(size_t size) {
  if (!current) return 1;
  if (current->left < size) {
    current->is_exhausted = 1;
    return 0;
  }
  current->left -= size;
  return 1;
}

// Returns the pointer that the system gave. If that is NULL, marks the block in use as exhausted: less of it is loaded
// than it states.
static void *given(void *pointer) {
  if (!pointer && current) current->is_exhausted = 1;
  return pointer;
}

#ifdef EACH_BY_ITSELF

void *metalens_exif_allocate(uint32_t size) { return may_take(size) ? given(calloc(size, 1)) : NULL; }

void *metalens_exif_reallocate(void *old, uint32_t size) {
  // Charges only the growth, so that an array that grows by one element with each entry is charged its final size.
#if defined(__APPLE__)
  size_t room = old ? malloc_size(old) : 0;
#else
  size_t room = old ? malloc_usable_size(old) : 0;
#endif
  return may_take(size > room ? size - room : 0) ? given(realloc(old, size)) : NULL;
}

void metalens_exif_free(void *pointer) { free(pointer); }

#else

// The header before each allocation: how many bytes it has room for, and whether it is malloc's own.
typedef struct {
  size_t room;
  size_t is_own;
} header;

_Static_assert(sizeof(header) % ALIGNMENT == 0 && sizeof(piece) % 8 == 0, "headers keep the alignment");

static header *header_of(void *pointer) { return (header *)((unsigned char *)pointer - sizeof(header)); }

static size_t rounded(size_t size) { return (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1); }

// Returns room in the block's pieces, which isn't zeroed.
static void *take(metalens_exif_memory *memory, size_t room) {
  size_t needed = sizeof(header) + room;
  piece *last = memory->pieces;
  if (!last || last->size - last->used < needed) {
    size_t size = memory->next_size > needed ? memory->next_size : needed;
    piece *more = malloc(sizeof(piece) + ALIGNMENT + size);
    if (!more) return NULL;
    more->previous = last;
    more->size = size;
    more->used = 0;
    memory->pieces = last = more;
    if (memory->next_size < MOST_PIECE) memory->next_size *= 2;
  }
  uintptr_t start = ((uintptr_t)(last + 1) + ALIGNMENT - 1) & ~(uintptr_t)(ALIGNMENT - 1);
  header *taken = (header *)(start + last->used);
  last->used += needed;
  taken->room = room;
  taken->is_own = 0;
  return taken + 1;
}

void *metalens_exif_allocate(uint32_t size) {
  size_t room = rounded(size);
  if (!may_take(room)) return NULL;
  if (!current) {
    header *own = calloc(1, sizeof(header) + room);
    if (!own) return NULL;
    own->room = room;
    own->is_own = 1;
    return own + 1;
  }
  void *taken = given(take(current, room));
  // libexif relies on zeroed memory.
  if (taken) memset(taken, 0, size);
  return taken;
}

void *metalens_exif_reallocate(void *old, uint32_t size) {
  if (!old) return metalens_exif_allocate(size);
  size_t room = header_of(old)->room;
  if (size <= room) return old;
  // Doubles the room: an array that grows by one element with each entry would otherwise leave one copy of itself
  // behind for each.
  size_t doubled = rounded(2 * (size_t)size);
  if (!may_take(doubled)) return NULL;
  if (header_of(old)->is_own) {
    header *own = given(realloc(header_of(old), sizeof(header) + doubled));
    if (!own) return NULL;
    own->room = doubled;
    return own + 1;
  }
  void *taken = current ? given(take(current, doubled)) : metalens_exif_allocate(size);
  if (taken) memcpy(taken, old, room);
  return taken;
}

void metalens_exif_free(void *pointer) {
  if (pointer && header_of(pointer)->is_own) free(header_of(pointer));
}

#endif
