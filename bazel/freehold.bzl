# SPDX-License-Identifier: Apache-2.0
"""Rules that run Freehold: mlir_opt makes a program from a program, mlir_check_test looks for memory errors in one."""

_WORKER = {
    "requires-worker-protocol": "proto",
    "supports-multiplex-sandboxing": "1",
    "supports-multiplex-workers": "1",
    "supports-worker-cancellation": "1",
    "supports-workers": "1",
}

_FREEHOLD = attr.label(
    default = "@freehold//:freehold",
    allow_single_file = True,
    executable = True,
    cfg = "exec",
    doc = "The command freehold.",
)

_SRC = attr.label(allow_single_file = [".mlir", ".mlirbc"], mandatory = True, doc = "The program.")

_DIALECTS = attr.label_list(allow_files = [".mlir"], doc = "Descriptions of dialects in IRDL.")

def _dialect_flags(files, path):
    return ["--dialect=" + path(file) for file in files]

def _exec_path(file):
    return file.path

def _runfiles_path(file):
    return file.short_path

def _mlir_opt_impl(ctx):
    out = ctx.outputs.out or ctx.actions.declare_file(ctx.label.name + ".mlir")
    args = ctx.actions.args()
    args.use_param_file("--flagfile=%s", use_always = True)
    args.set_param_file_format("multiline")
    args.add("opt")
    args.add(ctx.file.src)
    args.add_all(_dialect_flags(ctx.files.dialects, _exec_path))
    args.add_all(ctx.attr.flags)
    args.add("-o", out)
    ctx.actions.run(
        executable = ctx.executable.freehold,
        arguments = [args],
        inputs = [ctx.file.src] + ctx.files.dialects,
        outputs = [out],
        mnemonic = "MlirOpt",
        progress_message = "Running MLIR passes on %s" % ctx.file.src.short_path,
        execution_requirements = _WORKER,
        use_default_shell_env = True,
    )
    return [DefaultInfo(files = depset([out]))]

mlir_opt = rule(
    implementation = _mlir_opt_impl,
    doc = "Runs passes on a program, in a persistent worker where Bazel uses workers.",
    attrs = {
        "dialects": _DIALECTS,
        "flags": attr.string_list(doc = "Passes and other options of freehold opt, in their order."),
        "freehold": _FREEHOLD,
        "out": attr.output(doc = "The file to make; NAME.mlir if it is not given."),
        "src": _SRC,
    },
)

def _quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"

_TEST = """#!/bin/sh
{command}
status=$?
[ $status = 4 ] && status={incomplete}
exit $status
"""

def _mlir_check_test_impl(ctx):
    words = [ctx.executable.freehold.short_path, "check", ctx.file.src.short_path]
    words += _dialect_flags(ctx.files.dialects, _runfiles_path) + ctx.attr.flags
    test = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        output = test,
        content = _TEST.format(
            command = " ".join([_quoted(word) for word in words]),
            incomplete = 0 if ctx.attr.allow_incomplete else 4,
        ),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = [ctx.executable.freehold, ctx.file.src] + ctx.files.dialects)
    return [DefaultInfo(executable = test, runfiles = runfiles)]

mlir_check_test = rule(
    implementation = _mlir_check_test_impl,
    doc = "Passes if freehold check finds nothing: in the program, or in what passes make of it.",
    test = True,
    attrs = {
        "allow_incomplete": attr.bool(doc = "Also pass where not all paths were explored."),
        "dialects": _DIALECTS,
        "flags": attr.string_list(doc = "Passes and other options of freehold check."),
        "freehold": _FREEHOLD,
        "src": _SRC,
    },
)
