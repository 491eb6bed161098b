"""Scores the photos below directories or object stores on a Spark cluster, into Parquet (Docs/Spark.md).

    spark-submit spark_scores.py --output scores.parquet --metalens /usr/local/bin/metalens s3a://archive/2024 [-- FLAG...]

Flags after `--` are those of `metalens worker`, such as `--depth metadata`. One row a photo: path, score, badge, verdict,
model, depth, sha256, error (the code of what went wrong, or null) and report, the line that `metalens batch --format ndjson`
would write. A photo travels through Spark alone, so that a task holds one at a time.
"""
import argparse
import json
import os
import re
import sys

COLUMNS = ["path", "score", "badge", "verdict", "model", "depth", "sha256", "error", "report"]
SCHEMA = ", ".join(f"{name} {'int' if name == 'score' else 'string'}" for name in COLUMNS)


def row(path, report):
    """A photo's row, of the line that was said of it."""
    json_report = json.loads(report)
    file = json_report["file"]
    return {"path": path, "score": json_report.get("score"), "badge": json_report.get("badge"),
            "verdict": json_report.get("verdict", {}).get("kind"), "model": json_report.get("model"),
            "depth": json_report.get("depth"), "sha256": file.get("sha256"),
            "error": json_report.get("error", {}).get("code"), "report": report}


def failure(path, code, message):
    """The row of a photo of which no worker could say anything, in the form of an error."""
    error = {"error": {"code": code, "message": message}, "file": {"path": path}, "language": "en",
             "schema": "metalens.error/1"}
    return row(path, json.dumps(error, ensure_ascii=False, sort_keys=True, separators=(",", ":")))


def asked(worker, path, photo):
    """A photo's row; one that costs two workers their lives is a failure, and no other photo's."""
    from metalens_worker import Refused, WorkerLost
    for attempt in (1, 2):
        try:
            return row(path, worker.ask(path, photo).decode())
        except Refused as error:
            return failure(path, error.code, str(error))
        except WorkerLost as error:
            reason = str(error)
    return failure(path, "workerLost", f"metalens worker was lost twice: {reason}")


def scorer(command, seconds, most):
    """What a task does with its photos, which come one in a batch: those that Spark read, and those that it left out."""
    def score(batches):
        import pyarrow
        from metalens_worker import Worker
        columns = pyarrow.schema([(name, pyarrow.int32() if name == "score" else pyarrow.string()) for name in COLUMNS])
        with Worker(command, seconds) as worker:
            for batch in batches:
                for path, other in zip(batch.column("path").to_pylist(), batch.column(1)):
                    # The buffer itself: no copy of the photo is made.
                    said = (left_out(worker, path, other.as_py(), most) if pyarrow.types.is_integer(other.type)
                            else asked(worker, path, other.as_buffer()))
                    yield pyarrow.RecordBatch.from_pylist([said], schema=columns)
    return score


def left_out(worker, path, length, most):
    """The row of a file that was listed and that Spark's reader didn't hand over."""
    if length > most:
        return failure(path, "tooLarge", f"The file exceeds the limit of {most} bytes.")
    if length == 0:
        return asked(worker, path, b"")
    try:
        # Where it is a file of this node, it is read past Spark.
        with open(path, "rb") as file:
            return asked(worker, path, file.read())
    except OSError:
        return failure(path, "readFailed", "Spark couldn't read it, or hides it for its name, which begins with _ or a dot.")


def session(options):
    from pyspark.sql import SparkSession
    return (SparkSession.builder.appName("metalens")
            .config("spark.sql.execution.arrow.maxRecordsPerBatch", "1")
            # Files are packed into tasks of this size; they are read one after the other, so it isn't held.
            .config("spark.sql.files.maxPartitionBytes", str(options.task_bytes))
            # A file that can't be read is dropped by the reader, and found again by what is missing.
            .config("spark.sql.files.ignoreCorruptFiles", "true")
            .config("spark.sql.files.ignoreMissingFiles", "true")
            # Reports are much alike: a third of what the default takes.
            .config("spark.sql.parquet.compression.codec", "zstd")
            .getOrCreate())


def listed(spark, options):
    """Every file below the URLs, with its size: Spark's own list has neither empty files nor such as _DSC0001.JPG."""
    hadoop, conf = spark.sparkContext._jvm.org.apache.hadoop.fs, spark.sparkContext._jsc.hadoopConfiguration()
    chosen = hadoop.GlobFilter(options.glob or "*")
    for url in options.urls:
        root = hadoop.Path(url)
        files = root.getFileSystem(conf).listFiles(root, True)
        while files.hasNext():
            file = files.next()
            if chosen.accept(file.getPath()):
                yield re.sub("^file:/+", "/", file.getPath().toString()), file.getLen()


def score_all(spark, options):
    from pyspark.sql.functions import col, regexp_replace
    reader = spark.read.format("binaryFile").option("recursiveFileLookup", "true")
    if options.glob:
        reader = reader.option("pathGlobFilter", options.glob)
    # Local files are named as `batch` names them.
    photos = reader.load(options.urls).withColumn("path", regexp_replace("path", "^file:/+", "/"))
    score = scorer([options.metalens, "worker", *options.flags], options.seconds, options.max_bytes)
    fits = photos.where(col("length") <= options.max_bytes)
    fits.select("path", "content").mapInArrow(score, SCHEMA).write.parquet(options.output)
    # One row a photo: what was listed and isn't in the result is asked about by itself, or is a failure.
    files = spark.createDataFrame(list(listed(spark, options)), "path string, length long")
    missing = files.join(spark.read.parquet(options.output).select("path"), "path", "left_anti")
    missing.select("path", "length").mapInArrow(score, SCHEMA).write.mode("append").parquet(options.output)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("urls", nargs="+", metavar="URL", help="directories that Spark's Hadoop can read")
    parser.add_argument("--output", required=True, help="the Parquet to write, which mustn't be there")
    parser.add_argument("--ndjson", help="also write the column report as lines of text, for `metalens evaluate`")
    parser.add_argument("--metalens", default="metalens", help="the command, as it is found on every node")
    parser.add_argument("--glob", help="only files with such names, such as *.{jpg,JPG,heic}")
    parser.add_argument("--max-bytes", type=int, default=1 << 28, help="a larger photo is a failure")
    parser.add_argument("--task-bytes", type=int, default=1 << 30, help="what a task reads, one photo after the other")
    parser.add_argument("--seconds", type=int, default=300, help="a worker that takes longer for a photo is ended")
    own, flags = sys.argv[1:], []
    if "--" in own:
        own, flags = own[:own.index("--")], own[own.index("--") + 1:]
    options = parser.parse_args(own)
    options.flags = flags
    spark = session(options)
    spark.sparkContext.addPyFile(os.path.join(os.path.dirname(os.path.abspath(__file__)), "metalens_worker.py"))
    score_all(spark, options)
    result = spark.read.parquet(options.output)
    if options.ndjson:
        result.select("report").write.text(options.ndjson)
    counts = {said["badge"] or said["error"]: said["count"]
              for said in result.groupBy("badge", "error").count().orderBy("badge", "error").collect()}
    print(f"{sum(counts.values())} photos: " + ", ".join(f"{count} {name}" for name, count in counts.items()))
    spark.stop()


if __name__ == "__main__":
    main()
