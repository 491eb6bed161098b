/* Reads XMP packets with libexempi or libexpat, for weigh_xmp_parsers.py.
 *
 * Usage: weigh_xmp_parsers exempi|expat|expat-namespaces ROUNDS FILE...
 *
 * Each file is read ROUNDS times. A line a file: `1` or `0` for read to its end or not, the number of leaf values
 * seen, and the parser's words. `expat` stands for what MetaLens does: names as written, no document type, limits;
 * `expat-namespaces` for libexpat as it comes, with its own namespaces and entities. The last line
 * is `peak` and the most memory that was held, in KB.
 */
#include <expat.h>
#include <exempi/xmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NESTING = 64, PARTS = 100000, DEPTH = 1 << 20 };

struct reading {
  XML_Parser parser;
  bool limited;
  const char *refusal;
  int rdf; /* how deep rdf:RDF stands, 0 outside of it */
  int depth;
  long parts, leaves;
  unsigned char *kind; /* of each open element */
};

enum { TEXT = 1, CHILD = 2, FIELDS = 4 };

static bool ends(const char *name, const char *prefixed, const char *expanded) {
  return strcmp(name, prefixed) == 0 || strcmp(name, expanded) == 0;
}

#define RDF "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

static void start(void *data, const XML_Char *name, const XML_Char **attributes) {
  struct reading *r = data;
  if (r->refusal) return;
  r->parts++;
  if (r->limited && r->depth >= NESTING) r->refusal = "too deep";
  for (const XML_Char **a = attributes; *a; a += 2) r->parts++;
  if (r->limited && r->parts > PARTS) r->refusal = "too many parts";
  if (r->depth >= DEPTH - 1) r->refusal = "too deep for the count";
  if (r->refusal) {
    XML_StopParser(r->parser, XML_FALSE);
    return;
  }
  if (r->depth > 0) r->kind[r->depth] |= CHILD;
  r->kind[++r->depth] = 0;
  if (!r->rdf) {
    if (ends(name, "rdf:RDF", RDF "\1RDF")) r->rdf = r->depth;
    return;
  }
  for (const XML_Char **a = attributes; *a; a += 2) {
    /* RDF once wrote `about` without a prefix. */
    bool own = !strpbrk(*a, ":\1") || !strncmp(*a, "rdf:", 4) || !strncmp(*a, RDF, sizeof RDF - 1) || !strncmp(*a, "xml", 3) ||
               strstr(*a, "/namespace\1lang");
    if (!own) r->leaves++, r->kind[r->depth] |= FIELDS;
    if (ends(*a, "rdf:parseType", RDF "\1parseType")) r->kind[r->depth] |= FIELDS;
  }
}

static void end(void *data, const XML_Char *name) {
  struct reading *r = data;
  if (r->refusal) return;
  unsigned char kind = r->kind[r->depth];
  bool node = ends(name, "rdf:Description", RDF "\1Description") || ends(name, "rdf:Bag", RDF "\1Bag") ||
              ends(name, "rdf:Seq", RDF "\1Seq") || ends(name, "rdf:Alt", RDF "\1Alt");
  if (r->rdf && r->depth > r->rdf && !node && !(kind & (CHILD | FIELDS))) r->leaves++;
  if (r->rdf == r->depth) r->rdf = 0;
  r->depth--;
}

static void doctype(void *data, const XML_Char *a, const XML_Char *b, const XML_Char *c, int d) {
  (void)a, (void)b, (void)c, (void)d;
  struct reading *r = data;
  r->refusal = "document type";
  XML_StopParser(r->parser, XML_FALSE);
}

static void text(void *data, const XML_Char *bytes, int count) {
  (void)data, (void)bytes, (void)count;
}

static const char *with_expat(const char *bytes, int count, bool limited, long *leaves) {
  static unsigned char kind[DEPTH];
  struct reading r = {.limited = limited, .kind = kind};
  r.parser = limited ? XML_ParserCreate(NULL) : XML_ParserCreateNS(NULL, 1);
  XML_SetUserData(r.parser, &r);
  XML_SetElementHandler(r.parser, start, end);
  XML_SetCharacterDataHandler(r.parser, text);
  if (limited) XML_SetStartDoctypeDeclHandler(r.parser, doctype);
  const char *words = NULL;
  if (XML_Parse(r.parser, bytes, count, 1) != XML_STATUS_OK)
    words = r.refusal ? r.refusal : XML_ErrorString(XML_GetErrorCode(r.parser));
  XML_ParserFree(r.parser);
  *leaves = r.leaves;
  return words;
}

static const char *with_exempi(const char *bytes, size_t count, long *leaves) {
  static char words[32];
  XmpPtr packet = xmp_new_empty();
  if (!xmp_parse(packet, bytes, count)) {
    snprintf(words, sizeof words, "error %d", xmp_get_error());
    xmp_free(packet);
    return words;
  }
  XmpIteratorPtr iterator =
      xmp_iterator_new(packet, NULL, NULL, XMP_ITER_JUSTLEAFNODES | XMP_ITER_OMITQUALIFIERS);
  while (xmp_iterator_next(iterator, NULL, NULL, NULL, NULL)) ++*leaves;
  xmp_iterator_free(iterator);
  xmp_free(packet);
  return NULL;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  bool exempi = !strcmp(argv[1], "exempi"), limited = !strcmp(argv[1], "expat");
  if (exempi && !xmp_init()) return 2;
  for (int i = 3; i < argc; i++) {
    FILE *file = fopen(argv[i], "rb");
    if (!file) return 2;
    fseek(file, 0, SEEK_END);
    size_t count = (size_t)ftell(file);
    rewind(file);
    char *bytes = malloc(count + 1);
    if (!bytes || fread(bytes, 1, count, file) != count) return 2;
    fclose(file);
    /* NULs behind a packet belong to neither parser. */
    while (count && !bytes[count - 1]) count--;
    long leaves = 0;
    const char *words = NULL;
    for (int round = atoi(argv[2]); round > 0; round--) {
      leaves = 0;
      words = exempi ? with_exempi(bytes, count, &leaves) : with_expat(bytes, (int)count, limited, &leaves);
    }
    printf("%d\t%ld\t%s\n", !words, leaves, words ? words : "");
    fflush(stdout);
    free(bytes);
  }
  /* getrusage would count what the program that started this one held. */
  FILE *status = fopen("/proc/self/status", "r");
  char line[256];
  long peak = 0;
  while (status && fgets(line, sizeof line, status)) sscanf(line, "VmHWM: %ld", &peak);
  printf("peak\t%ld\n", peak);
  return 0;
}
