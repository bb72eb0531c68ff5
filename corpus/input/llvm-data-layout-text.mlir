// The text that describes how LLVM lays out data.
module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32:64:16-i64:64-f80:128-n8:16:32:64-S128-ni:1:2-A5-P0-G1-Fi8-a:0:64-v96:128"} {
}
// -----
module attributes {llvm.data_layout = "ex"} {
}
// -----
module attributes {llvm.data_layout = "m:z"} {
}
// -----
module attributes {llvm.data_layout = "p:64"} {
}
// -----
module attributes {llvm.data_layout = "p1x:64:64"} {
}
// -----
module attributes {llvm.data_layout = "px:64:64"} {
}
// -----
module attributes {llvm.data_layout = "pe:64:64"} {
}
// -----
module attributes {llvm.data_layout = "p:64:12"} {
}
// -----
module attributes {llvm.data_layout = "p:64:64:32"} {
}
// -----
module attributes {llvm.data_layout = "p:64:64:64:128"} {
}
// -----
module attributes {llvm.data_layout = "i8:16"} {
}
// -----
module attributes {llvm.data_layout = "i32:0"} {
}
// -----
module attributes {llvm.data_layout = "i32:65536"} {
}
// -----
module attributes {llvm.data_layout = "a1:64"} {
}
// -----
module attributes {llvm.data_layout = "n8:"} {
}
// -----
module attributes {llvm.data_layout = "S12"} {
}
// -----
module attributes {llvm.data_layout = "ni:0"} {
}
// -----
module attributes {llvm.data_layout = "Ax"} {
}
// -----
module attributes {llvm.data_layout = "Fx8"} {
}
// -----
module attributes {llvm.data_layout = "e--"} {
}
// -----
module attributes {llvm.data_layout = "z"} {
}
