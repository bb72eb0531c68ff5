// A name stands for one structure, and parts are values.
func.func private @f(!llvm.array<2 x void>)

// -----

func.func private @f(!llvm.struct<(i32, label)>)

// -----

func.func private @f(!llvm.func<void (func<void ()>)>)

// -----

func.func private @f(!llvm.struct<"a", (i32, struct<"a", (i32)>)>)

// -----

func.func private @f(!llvm.struct<"a", (struct<"b">)>)

// -----

func.func private @f(!llvm.struct<"a", (i32)>)
func.func private @g(!llvm.struct<"a", (i64)>)

// -----

func.func private @f(!llvm.struct<"a", (i32)>)
func.func private @g(!llvm.struct<"a", opaque>)

// -----

func.func private @f(!llvm.struct<"a", (struct<"b", (struct<"a">)>)>)
func.func private @g(!llvm.struct<"b", (struct<"a", (struct<"b">)>)>)

// -----

func.func private @f(!llvm.target<"a", 1, i32>)

// -----

func.func private @f(!llvm.ptr<4294967296>)
